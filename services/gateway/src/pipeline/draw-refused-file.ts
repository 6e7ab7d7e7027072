import { createHash } from 'node:crypto';

/** The product's own colours and spaces, light and dark as the system is: no script can read the theme here. */
const STYLE = `:root{color-scheme:light dark;--paper:#fbfaf7;--surface:#fff;--ink:#10182b;--soft:#566075;--line:#e4e1d9;--edge:#857f70;--pen:#1d4ed8;--on-pen:#fff;--bad:#b91c1c}
@media(prefers-color-scheme:dark){:root{--paper:#0e1320;--surface:#151b2b;--ink:#e9edf5;--soft:#9aa6bc;--line:#263048;--edge:#65728f;--pen:#7aa2ff;--on-pen:#0e1320;--bad:#f87171}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:1rem/1.5 "Inter Variable",system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
header{padding:1rem;border-bottom:1px solid var(--line);background:var(--surface)}
header a{position:relative;display:inline-block;padding:.5rem 0;color:var(--ink);font:600 1.375rem/1 "Newsreader Variable",Georgia,serif;text-decoration:none}
header svg{position:absolute;left:-2%;bottom:.1rem;width:106%;height:.34em;overflow:visible;color:var(--pen)}
main{max-width:30rem;margin:0 auto;padding:3rem 1rem;text-align:center}
main svg{width:7.5rem;height:8.25rem}
h1{margin:1.25rem 0 .5rem;font:500 min(1.75rem,12vw)/1.2 "Newsreader Variable",Georgia,serif}
p{margin:0 0 1.5rem;color:var(--soft)}
main a{display:inline-block;padding:.625rem 1.25rem;border-radius:10px;background:var(--pen);color:var(--on-pen);font-weight:500;text-decoration:none}
a:focus-visible{outline:2px solid var(--pen);outline-offset:2px}
.back{fill:var(--line)}.paper{fill:var(--surface);stroke:var(--edge)}.lines{stroke:var(--line)}.cross{stroke:var(--bad)}`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
export const REFUSED_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const STROKE =
  '<svg viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true"><path d="M2 9C20 4.5 46 3 66 4.200c9 .5 14 1.600 12 2.900-3 2-14 2.300-13 3.700 1.500 1.900 20-1.300 33-4.800" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" vector-effect="non-scaling-stroke"/></svg>';

/** The SVG sheet with the crossed line, as in the web's empty states. */
const SHEET =
  '<svg viewBox="0 0 120 132" aria-hidden="true" fill="none"><path class="back" d="M34 14h58a8 8 0 0 1 8 8v92a8 8 0 0 1-8 8H34a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z" transform="rotate(5 63 68)"/><path class="paper" d="M28 10h44l20 20v80a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8Z" stroke-width="1.5"/><path class="lines" d="M34 34h22M34 48h44M34 60h44M34 72h30M34 100h44" stroke-width="3" stroke-linecap="round"/><path class="cross" d="M38 107c8-5 22-12 36-15" stroke-width="2.5" stroke-linecap="round"/></svg>';

/** The arguments are markup already. */
export const drawRefusedFile = ({
  sentence,
  href,
  label,
}: {
  sentence: string;
  href: string;
  label: string;
}): string =>
  '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>Arquivo indisponível</title><style>${STYLE}</style></head><body>` +
  `<header><a href="/" aria-label="Acordo, página inicial" translate="no">Acordo${STROKE}</a></header>` +
  `<main>${SHEET}<h1>Não foi possível baixar o arquivo</h1><p>${sentence}</p><a href="${href}">${label}</a></main></body></html>`;
