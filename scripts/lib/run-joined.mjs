/** Starts a service: `run-joined.mjs <its joined file> [--name-sources]`. */
import path from 'node:path';
import { joinedCode, STARTED_MS } from './joined-code.mjs';
import { NAME_SOURCES, nameSources } from './name-sources.mjs';

const [, , entry = '', ...wishes] = process.argv;
if (wishes.includes(NAME_SOURCES)) nameSources(path.dirname(entry));
const code = joinedCode(entry);
code.run();
if (!code.isKept) setTimeout(code.keep, STARTED_MS).unref();
