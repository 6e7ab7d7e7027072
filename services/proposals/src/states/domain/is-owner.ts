/** Who makes a call: the kind of session, and whose it is. */
export interface Requester {
  kind: string;
  sub: string;
}

/** Whether the call comes from the session of the proposal's owner, whatever the route. */
export const isOwner = ({ kind, sub }: Requester, ownerId: string): boolean =>
  kind === 'user' && sub === ownerId;
