// Fails when what a browser must load before the first page is there is larger than it may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 250_000;
const assets = join(import.meta.dirname, '..', 'dist', 'assets');

let total = 0;
for (const file of readdirSync(assets).filter((name) => /\.(js|css|woff2)$/.test(name))) {
  const bytes = readFileSync(join(assets, file));
  // Typefaces are packed already.
  const size = file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  console.log(`${file}: ${size} bytes`);
  total += size;
}
console.log(`${total} of at most ${LIMIT} bytes; the figures of a set are loaded with its first card`);
if (total === 0 || total > LIMIT) process.exit(1);
