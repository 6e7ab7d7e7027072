import type { z } from 'zod';

/** What was wrong with the environment, one line a variable; never a value, since values may be secrets. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not usable:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
  }
}

/** Parses the environment once (habit 7). An empty variable counts as missing. Throws ConfigError. */
export function parseConfig<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map((issue) => `${issue.path.join('.') || '(all)'}: ${issue.message}`),
  );
}

/** For `config.ts` of a service: an invalid configuration stops the process with the list of errors. */
export function readConfig<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return parseConfig(schema, process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
