import { escapeHtml } from '../html/escape.js';

/** What the page shows of an OpenAPI document. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** Its hash is in the page's policy. */
export const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;background:#f4f4f2;padding:1rem}' +
  'summary{cursor:pointer;padding:.4rem 0}summary b{display:inline-block;min-width:4.5rem}';

/** A page of all calls without a script: a call's details open in place. */
export function docsPage(document: OpenApi): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.flatMap(({ operation }) => operation.tags))];
  const chapters = tags.map((tag) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(tag));
    const sections = own.map(({ path, method, operation }) => section(path, method, operation));
    return `<h2>${escapeHtml(tag)}</h2>${sections.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Acordo API</title><style>${STYLE}</style></head><body><h1>Acordo API</h1><p><a href="/api/docs/openapi.json">OpenAPI 3.1</a></p>${chapters.join('')}</body></html>`;
}

function section(
  path: string,
  method: string,
  { summary, security, parameters, ...rest }: Operation,
): string {
  const who = security.flatMap((one) => Object.keys(one)).join(', ') || 'anyone';
  const parts = { parameters, body: rest.requestBody, responses: rest.responses };
  return `<details><summary><b>${escapeHtml(method.toUpperCase())}</b> <code>${escapeHtml(path)}</code></summary><p>${escapeHtml(summary)} For ${escapeHtml(who)}.</p><pre>${escapeHtml(JSON.stringify(parts, null, 2))}</pre></details>`;
}
