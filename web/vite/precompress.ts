import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|xml)$/;
const SMALLEST = 1024;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file over 1 KB, so that the gateway never compresses during a request. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'acordo:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => TEXT.test(name)).map((name) => compress(path.join(folder, name))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size <= SMALLEST) return;
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await Promise.all([
    writeFile(`${file}.br`, await brotli(plain, { params })),
    writeFile(`${file}.gz`, await gzipped(plain, { level: 9 })),
  ]);
}
