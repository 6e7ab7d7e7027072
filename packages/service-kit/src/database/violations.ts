/** Whether the error is Postgres refusing a duplicate of this unique constraint or index. */
export function violates(error: unknown, constraint: string): boolean {
  const {
    code,
    constraint: name,
    driverError,
  } = (error ?? {}) as { code?: string; constraint?: string; driverError?: unknown };
  if (code === '23505') return name === constraint;
  return driverError !== undefined && violates(driverError, constraint);
}
