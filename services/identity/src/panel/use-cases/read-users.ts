import { Database } from '@acordo/service-kit/database/database';
import { Injectable } from '@nestjs/common';
import { findAdmin } from '../../admins/find-admin.js';
import {
  countPanelUsers,
  listPanelUsers,
  type PanelUser,
  type UserCounts,
  type UserPage,
} from '../persistence/panel-users.js';

/** What the panel reads of identity. */
@Injectable()
export class ReadUsers {
  constructor(private readonly database: Database) {}

  page(page: UserPage): Promise<PanelUser[]> {
    return listPanelUsers(this.database, page);
  }

  counts(): Promise<UserCounts> {
    return countPanelUsers(this.database);
  }

  /** The email of an administrator; null once the account is removed. */
  async administrator(id: string): Promise<string | null> {
    return (await findAdmin(this.database, id))?.email ?? null;
  }
}
