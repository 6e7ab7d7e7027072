import type { Caller } from '@acordo/service-kit/caller/caller';
import type { Actor } from '../audit/record-change.js';

/** The caller in the form of the audit trail. */
export const actorOf = ({ sub, ip, port }: Caller, name: string): Actor => ({ id: sub, name, ip, port });
