import { PATHS } from '../../../app/paths';

/** The page after the login: the requested one of ours (D44), else the panel. */
export function afterLogin(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return wanted === PATHS.adminProfile ? PATHS.adminProfile : PATHS.admin;
}
