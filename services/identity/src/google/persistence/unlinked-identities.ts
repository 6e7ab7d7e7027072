import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { UnlinkedIdentityEntity } from '../../database/entities/unlinked-identity.js';

type Unlinked = Pick<UnlinkedIdentityEntity, 'user_id' | 'issuer' | 'subject'>;

/** Whether this identity was linked with the account and unlinked. */
export const wasUnlinked = (tx: Tx, unlinked: Unlinked): Promise<boolean> =>
  tx.repository(UnlinkedIdentityEntity).existsBy(unlinked);

/** It is linked again. */
export const deleteUnlinked = (tx: Tx, unlinked: Unlinked) =>
  tx.repository(UnlinkedIdentityEntity).delete(unlinked);
