// Fails when the scripts of the build are larger than they may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 200_000;
const assets = join(import.meta.dirname, '..', 'dist', 'assets');

let total = 0;
for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
  const size = gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
  console.log(`${file}: ${size} bytes gzipped`);
  total += size;
}
console.log(`${total} of at most ${LIMIT} bytes of script`);
if (total === 0 || total > LIMIT) process.exit(1);
