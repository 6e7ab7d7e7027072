/** Provided as an array under HEALTH_CHECKS; `check` throws when the dependency is not usable. */
export interface HealthCheck {
  name: string;
  check(): Promise<void>;
}
export const HEALTH_CHECKS = Symbol('health checks');
