import { expect, it } from 'vitest';

import { fitting } from './language';

it('speaks the first language of the browser that it has, and English to everybody else', () => {
  expect(fitting(['fr', 'de-AT', 'en'], ['en', 'de'])).toBe('de');
  expect(fitting(['en-GB', 'de'], ['en', 'de'])).toBe('en');
  expect(fitting(['ja'], ['en', 'de'])).toBe('en');
});
