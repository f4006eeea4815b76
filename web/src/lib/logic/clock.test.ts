import { expect, it } from 'vitest';

import { clockText, clockTexts } from './clock';

it('counts down for the one who is asked', () => {
  expect(clockText(245_000)).toBe('4:05');
  expect(clockText(-3)).toBe('0:00');
  expect(clockTexts({ left: [60_000, 30_000], running: 1 }, 1500)).toEqual(['1:00', '0:29']);
  expect(clockTexts(null, 0)).toEqual([]);
});
