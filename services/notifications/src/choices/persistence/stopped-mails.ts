import type { MailTopic } from '@acordo/contracts/http/emails/choice';
import type { Database } from '@acordo/service-kit/database/database';
import { In } from 'typeorm';
import { StoppedMailEntity } from '../../database/entities/stopped-mail.js';

/** `marks`: of one address, under each key. */
export const isStopped = (db: Database, marks: readonly Buffer[], topic: MailTopic): Promise<boolean> =>
  db.repository(StoppedMailEntity).existsBy({ mark: In(marks), topic });

export const stop = (db: Database, mark: Buffer, topic: MailTopic) =>
  db.repository(StoppedMailEntity).createQueryBuilder().insert().values({ mark, topic }).orIgnore().execute();

export const takeBack = (db: Database, mark: Buffer, topic: MailTopic) =>
  db.repository(StoppedMailEntity).delete({ mark, topic });
