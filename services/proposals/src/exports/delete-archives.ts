import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { ExportEntity } from '../database/entities/export.js';

/** A closed account's: nobody could download it any more. */
export const deleteArchives = (tx: Tx, user_id: string) => tx.repository(ExportEntity).delete({ user_id });
