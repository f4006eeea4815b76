import { expect, it } from 'vitest';

import { pack, unpack } from './packed';

it('comes back as it was, in letters that addresses leave alone', async () => {
  const text = '# Über alles\nAlice hand: Copper x3, Silver\n---\n'.repeat(40);
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(await unpack(packed)).toBe(text);
});

it('says when it is damaged', async () => {
  expect(await unpack('not a text')).toBeNull();
  expect(await unpack((await pack('Some text')).slice(0, -4))).toBeNull();
});
