import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../html/escape.js';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Link elements for what a rendered page's modules need and the built page does not have already, from Vite's manifest. Scripts
 * come after what the first paint needs.
 */
export function preloadsOf(
  webDist: string,
  builtPage: string,
  modules: readonly string[],
  onlyStyled: readonly string[] = [],
): string {
  const file = path.join(webDist, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app (npm run build -w web)`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const chunks = chunksOf(manifest, modules);
  const isNew = (name: string) => !builtPage.includes(`"/${name}"`);
  const scripts = [...new Set(chunks.map((chunk) => chunk.file))].filter(isNew);
  const styled = [...chunks, ...chunksOf(manifest, onlyStyled)];
  const styles = [...new Set(styled.flatMap((chunk) => chunk.css ?? []))].filter(isNew);
  return [
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${escapeHtml(name)}">`),
    ...scripts.map(
      (name) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${escapeHtml(name)}">`,
    ),
  ].join('');
}

/** The modules' own chunks and all that they import statically. */
function chunksOf(manifest: Manifest, modules: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the web app's manifest does not know ${name}: build the web app anew`);
    if (seen.has(name)) return;
    seen.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen.values()];
}
