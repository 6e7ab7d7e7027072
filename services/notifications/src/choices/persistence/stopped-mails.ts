import type { MailTopic } from '@acordo/contracts/http/emails/choice';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';

const find = statement(
  'stopped-find',
  'SELECT 1 AS stopped FROM stopped_mails WHERE mark = ANY($1::bytea[]) AND topic = $2',
);
/** `marks`: of one address, under each key. */
export const isStopped = async (
  db: Queryable,
  marks: readonly Buffer[],
  topic: MailTopic,
): Promise<boolean> => (await one(db, find, [marks, topic])) !== null;

const add = statement(
  'stopped-add',
  'INSERT INTO stopped_mails (mark, topic) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
export const stop = (db: Queryable, mark: Buffer, topic: MailTopic) => db.query(add, [mark, topic]);

const remove = statement('stopped-remove', 'DELETE FROM stopped_mails WHERE mark = $1 AND topic = $2');
export const takeBack = (db: Queryable, mark: Buffer, topic: MailTopic) => db.query(remove, [mark, topic]);
