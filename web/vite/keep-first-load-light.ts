import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

interface Rule {
  /** Endings of the route modules' paths, without extension. */
  pages: string[];
  /** Packages that may load later, never before the first interaction. */
  refused: string[];
  /** Most bytes of a first load's scripts, compressed by gzip. */
  budget: number;
}

/**
 * Fails the build when the first load of a light page (landing, client's page) would fetch a refused package or too much:
 * what the entry and the page import statically, all the way down.
 */
export function keepFirstLoadLight({ pages, refused, budget }: Rule): Plugin {
  return {
    name: 'acordo:keep-first-load-light',
    apply: 'build',
    // After the code has been made small, or its size would say nothing.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        for (const page of pages) {
          const start = chunks.find((chunk) => chunk.facadeModuleId?.includes(page));
          if (!entry || !start) return this.error(`Light page not found in the build: ${page}`);
          const seen = new Set<string>();
          let size = 0;
          const visit = (name: string): void => {
            const chunk = chunks.find((one) => one.fileName === name);
            if (!chunk || seen.has(name)) return;
            seen.add(name);
            size += gzipSync(chunk.code).length;
            for (const id of chunk.moduleIds) {
              const guilty = refused.find((part) => id.includes(`/node_modules/${part}`));
              if (guilty) this.error(`${guilty} is in the first load (${name}): ${id}`);
            }
            for (const next of chunk.imports) visit(next);
          };
          for (const { fileName } of [entry, start]) visit(fileName);
          if (size > budget) this.error(`The first load of ${page} is ${size} bytes, more than ${budget}`);
        }
      },
    },
  };
}
