import { expect, it } from 'vitest';

import { ago } from './time';

it('says how long ago', () => {
  expect(ago(5000)).toBe('just now');
  expect(ago(60_000)).toBe('1 minute ago');
  expect(ago(3 * 3_600_000)).toBe('3 hours ago');
  expect(ago(50 * 3_600_000)).toBe('2 days ago');
});
