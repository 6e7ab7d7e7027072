import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call, Who } from '@acordo/contracts/call';

const HTTP_CONTRACTS = path.resolve(import.meta.dirname, '../packages/contracts/src/http');

/** For whom each public call is, by `METHOD path`: of every call that any file under contracts' http/ exports. */
export async function publicCalls(): Promise<Map<string, Exclude<Who, 'internal'>>> {
  const files = readdirSync(HTTP_CONTRACTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => pathToFileURL(path.join(HTTP_CONTRACTS, file)).href);
  const calls = new Map<string, Exclude<Who, 'internal'>>();
  // One after the other: Jest's module loader cannot link two at once.
  for (const file of files)
    for (const { method, path: template, who } of Object.values((await import(file)) as object).filter(
      isCall,
    ))
      if (who !== 'internal') calls.set(`${method} ${template}`, who);
  return calls;
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'answers' in value && 'who' in value;
