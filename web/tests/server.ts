import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { preview } from 'vite';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** The `fief` to test: FIEF_BIN, or what cargo last built here. */
export function binary(): string {
  const target = process.env['CARGO_TARGET_DIR'] ?? join(ROOT, 'target');
  const places = [process.env['FIEF_BIN'], join(target, 'release', 'fief'), join(target, 'debug', 'fief')];
  const found = places.find((place) => place !== undefined && existsSync(place));
  if (!found)
    throw new Error('There is no fief to test: run `cargo build -p fief-cli`, or set FIEF_BIN to one.');
  return found;
}

/** A real server with a database of its own. It can be killed and started again at the same address. */
export class Server {
  #process: ChildProcess | null = null;
  #folder = mkdtempSync(join(tmpdir(), 'fief-test-'));
  #port = 0;
  #preview: Awaited<ReturnType<typeof preview>> | null = null;
  address = '';

  async start(): Promise<void> {
    const database = join(this.#folder, 'server.sqlite');
    const options = ['serve', '--port', String(this.#port), '--database', database, '--unlimited'];
    const child = spawn(binary(), options, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    const server = await new Promise<string>((found, failed) => {
      child.stdout.on('data', (text: Buffer) => {
        const address = /http:\/\/\S+/.exec(text.toString());
        if (address) found(address[0]);
      });
      child.on('exit', (code) => failed(new Error(`fief serve ended with ${code}`)));
    });
    this.#port = Number(new URL(server).port);
    if (process.env['FIEF_CLIENT'] === 'dist') await this.#serveDist(server);
    else this.address = server;
  }

  /** The client as it was last built, in front of the server: spares building the server for every change. */
  async #serveDist(server: string): Promise<void> {
    if (this.#preview) return;
    const proxy = { '/api': { target: server, ws: true } };
    this.#preview = await preview({
      root: join(ROOT, 'web'),
      preview: { port: 0, proxy },
      logLevel: 'error',
    });
    const address = this.#preview.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the preview has no port');
    this.address = `http://localhost:${address.port}`;
  }

  /** As if the machine had lost its power. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    this.#process = null;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#preview?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
