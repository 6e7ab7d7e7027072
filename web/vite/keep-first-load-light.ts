import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

export interface Rule {
  /** Modules that are loaded together after the entry, as their paths name them. */
  pages: string[];
  /** Packages that may load later, never before the first interaction. */
  refused: string[];
  /** Most bytes of a first load's scripts, compressed by gzip. */
  budget: number;
}

/**
 * Fails the build when the first load of a page would fetch a refused package or too much: what the entry and the page's
 * modules import statically, all the way down.
 */
export function keepFirstLoadLight(rules: readonly Rule[]): Plugin {
  return {
    name: 'acordo:keep-first-load-light',
    apply: 'build',
    // After minification; before it the size means nothing.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const rule of rules) {
          const problem = problemOf(rule, chunks);
          if (problem) this.error(problem);
        }
      },
    },
  };
}

function problemOf({ pages, refused, budget }: Rule, chunks: Chunk[]): string | undefined {
  const starts = pages.map((page) => chunks.find((chunk) => chunk.facadeModuleId?.includes(page)));
  const entry = chunks.find((chunk) => chunk.isEntry);
  if (!entry || starts.includes(undefined)) return `Light page not found in the build: ${pages.join(', ')}`;
  const loaded = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const name of chunk.imports) visit(chunks.find((one) => one.fileName === name));
  };
  for (const start of [entry, ...starts]) visit(start);
  for (const { fileName, moduleIds } of loaded) {
    for (const id of moduleIds) {
      const guilty = refused.find((part) => id.includes(`/node_modules/${part}`));
      if (guilty) return `${guilty} is in the first load (${fileName}): ${id}`;
    }
  }
  const size = [...loaded].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  return size > budget
    ? `The first load of ${pages.join(' and ')} is ${size} bytes, more than ${budget}`
    : undefined;
}
