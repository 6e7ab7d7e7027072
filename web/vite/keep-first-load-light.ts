import type { Plugin } from 'vite';

interface Rule {
  /** Endings of the route modules' paths, without extension. */
  pages: string[];
  /** Packages that may load later, never before the first interaction. */
  refused: string[];
}

/**
 * Fails the build when the first load of a light page (landing, client's page) would fetch a refused package: what the
 * entry and the page import statically, all the way down.
 */
export function keepFirstLoadLight({ pages, refused }: Rule): Plugin {
  return {
    name: 'acordo:keep-first-load-light',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const starts = chunks.filter(
        (chunk) => chunk.isEntry || pages.some((page) => chunk.facadeModuleId?.includes(page)),
      );
      if (starts.length !== pages.length + 1)
        this.error(`Light pages not found in the build: ${pages.join(', ')}`);
      const seen = new Set<string>();
      const visit = (name: string): void => {
        const chunk = chunks.find((one) => one.fileName === name);
        if (!chunk || seen.has(name)) return;
        seen.add(name);
        for (const id of chunk.moduleIds) {
          const guilty = refused.find((part) => id.includes(`/node_modules/${part}`));
          if (guilty) this.error(`${guilty} is in the first load (${name}): ${id}`);
        }
        for (const next of chunk.imports) visit(next);
      };
      for (const chunk of starts) visit(chunk.fileName);
    },
  };
}
