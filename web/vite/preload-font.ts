import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Preloads the one font that every page uses first; the others load when a text uses them. */
export function preloadFont(wanted: RegExp): Plugin {
  return {
    name: 'acordo:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle ?? {}).filter((name) => wanted.test(name));
        if (files.length !== 1)
          throw new Error(`One font to preload expected, found: ${files.join(', ') || 'none'}`);
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `/${files[0]}`,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
