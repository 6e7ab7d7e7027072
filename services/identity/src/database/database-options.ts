import type { DatabaseOptions } from '@acordo/service-kit/database/data-source-options';
import { AdminSession } from './entities/admin-session.js';
import { Admin } from './entities/admin.js';
import { OutboxMessage } from './entities/outbox-message.js';
import { Session } from './entities/session.js';
import { User } from './entities/user.js';
import { CreateUsers1795818000000 } from './migrations/1795818000000-create-users.js';
import { CreateSessions1795818001000 } from './migrations/1795818001000-create-sessions.js';
import { CreateAdmins1795818002000 } from './migrations/1795818002000-create-admins.js';
import { CreateOutbox1795818003000 } from './migrations/1795818003000-create-outbox.js';

/** Identity's database: the service, its migrations and its tests reach it alike. */
export const databaseOptions = (url: string, clockShift = 0): DatabaseOptions => ({
  url,
  schema: 'identity',
  application: 'identity',
  clockShift,
  entities: [User, Session, Admin, AdminSession, OutboxMessage],
  migrations: [
    CreateUsers1795818000000,
    CreateSessions1795818001000,
    CreateAdmins1795818002000,
    CreateOutbox1795818003000,
  ],
});
