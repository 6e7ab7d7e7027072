/** Reads a page without a browser: our own HTML never has a raw `<` or `"` in texts or attributes. */
export interface ReadPage {
  readonly title: string;
  readonly metas: ReadonlyMap<string, string>;
  /** Content of the element with the API's response. */
  readonly response: string | undefined;
  readonly root: string;
  /** Every element with the names of its attributes, in order. */
  readonly shape: readonly string[];
}

export function readPage(html: string): ReadPage {
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\s*\/?>/g)];
  const withoutScripts = html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');
  return {
    title: plain(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    metas: new Map(metas.map(([, name = '', value = '']) => [name, plain(value)])),
    response: /<script type="application\/json" id="public-proposal"[^>]*>([\s\S]*?)<\/script>/.exec(
      html,
    )?.[1],
    root:
      /<div id="root">([\s\S]*)<\/div>(?=<script type="application|\s*<noscript|\s*<\/body>)/.exec(
        html,
      )?.[1] ?? '',
    shape: [...withoutScripts.matchAll(/<([a-z][^\s/>]*)((?:[^>"]|"[^"]*")*)>/gi)].map(
      ([, tag = '', attributes = '']) =>
        [tag, ...[...attributes.matchAll(/([^\s="/]+)(?:="[^"]*")?/g)].map(([, name]) => name)].join(' '),
    ),
  };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
