import { readFileSync } from 'node:fs';

/** A secret, or a list of them, never an accidental device or log. */
const MOST_BYTES = 64 * 1024;
const SUFFIX = '_FILE';

export interface FromFiles {
  env: Record<string, string>;
  /** One line a variable, without values. */
  problems: string[];
}

/**
 * The environment with the content of the files that `NAME_FILE` names as `NAME`, for each of `names`: Docker and Kubernetes mount
 * secrets as files, which neither `inspect` nor a child's environment shows. One line end after the secret does not belong to
 * it. An empty variable counts as missing.
 */
export function withSecretFiles(given: NodeJS.ProcessEnv, names: Iterable<string>): FromFiles {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) if (value) env[name] = value;
  const problems: string[] = [];
  for (const name of names) {
    const file = env[name + SUFFIX];
    if (file === undefined) continue;
    if (env[name] !== undefined) problems.push(`${name}: is set, and ${name}${SUFFIX} too`);
    else {
      const secret = contentOf(file);
      if (secret === undefined) problems.push(`${name}${SUFFIX}: is no file with a secret that can be read`);
      else env[name] = secret;
    }
  }
  return { env, problems };
}

function contentOf(file: string): string | undefined {
  try {
    const bytes = readFileSync(file);
    const text = bytes.toString('utf8').replace(/\r?\n$/, '');
    return bytes.length <= MOST_BYTES && text !== '' ? text : undefined;
  } catch {
    return undefined;
  }
}
