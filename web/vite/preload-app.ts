import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Preloads the entry's static imports for every page but the client's. The gateway reads the attribute `data-app`: it
 * removes these links from the client's page and adds that page's own files instead.
 */
export function preloadApp(module: string): Plugin {
  return {
    name: 'acordo:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }): HtmlTagDescriptor[] {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk');
        const start = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
        if (!start) throw new Error(`Not found in the build: ${module}`);
        const needed = new Set<string>();
        const visit = (name: string): void => {
          if (needed.has(name)) return;
          needed.add(name);
          chunks.find((chunk) => chunk.fileName === name)?.imports.forEach(visit);
        };
        visit(start.fileName);
        return [...needed]
          .filter((name) => !html.includes(`/${name}"`))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, 'data-app': true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
