import type { z } from 'zod';
import { withSecretFiles } from './secret-files.js';

/** What was wrong with the environment, one line a variable; never a value, since values may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
}

/**
 * Parses the environment once (habit 7). An empty variable counts as missing, and each may be in a file that `NAME_FILE` names.
 * Throws ConfigError.
 */
export function parseConfig<S extends z.ZodObject>(schema: S, given: NodeJS.ProcessEnv): z.output<S> {
  const { env, problems } = withSecretFiles(given, Object.keys(schema.shape));
  const parsed = schema.safeParse(env);
  if (parsed.success && problems.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new ConfigError([
    ...problems,
    ...issues.map((issue) => `${issue.path.join('.') || '(all)'}: ${issue.message}`),
  ]);
}

/** For `config.ts` of a service: an invalid configuration stops the process with the list of errors. */
export function readConfig<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return parseConfig(schema, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
