import type { Caller } from '@acordo/service-kit/caller/caller';

/** Whether the call comes from the session of the proposal's owner, whatever address it was made at. */
export const isOwner = ({ kind, sub }: Pick<Caller, 'kind' | 'sub'>, ownerId: string): boolean =>
  kind === 'user' && sub === ownerId;
