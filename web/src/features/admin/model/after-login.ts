import { PATHS } from '../../../app/paths';

/** Where the login leads: the page of ours that was asked for (D44), else the panel. */
export function afterLogin(state: unknown): string {
  const wanted = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return wanted === PATHS.adminProfile ? PATHS.adminProfile : PATHS.admin;
}
