import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { Not } from 'typeorm';
import { SessionEntity } from '../database/entities/session.js';

/** Ends every session of a user; notify the gateways after commit (D8). */
export const endAllSessions = (tx: Tx, user_id: string) => tx.repository(SessionEntity).delete({ user_id });

/** All but `keep`; notify the gateways after commit. */
export const endOtherSessions = (tx: Tx, user_id: string, keep: string) =>
  tx.repository(SessionEntity).delete({ user_id, id: Not(keep) });

/** All that were opened through Google but `keep`; notify the gateways after commit. */
export const endOtherGoogleSessions = (tx: Tx, user_id: string, keep: string) =>
  tx.repository(SessionEntity).delete({ user_id, id: Not(keep), metodo: 'google' });
