import { Database } from '@acordo/service-kit/database/database';
import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, statement } from '@acordo/service-kit/database/statement';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { USED_BYTES } from '../../quota/used-bytes.js';
import { sha256 } from '@acordo/document/canonical';
import { AssetStore, type Giver } from '../asset-store.js';
import type { AssetEntity } from '../../database/entities/asset.js';
import type { Asset } from '../domain/asset.js';

const p = parameters<Pick<AssetEntity, 'hash' | 'tipo' | 'conteudo'> & { userId: string; bytes: number }>();

// A candidate for deletion from the beginning: it may never be saved. The candidate's row is locked first, as in the deletion, so that
// no deadlock arises: an image that is just being deleted is stored again afterwards.
const putStatement = statement(
  'asset-put',
  sql`WITH doubt AS (
     INSERT INTO asset_doubts (hash) VALUES (${p.hash}) ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL RETURNING hash
   )
   INSERT INTO assets (hash, tipo, conteudo) SELECT hash, ${p.tipo}, ${p.conteudo} FROM doubt
   ON CONFLICT (hash) DO UPDATE SET usado_em = agora()`,
);
const giveStatement = statement(
  'asset-give',
  sql`INSERT INTO asset_givers (user_id, hash, bytes) VALUES (${p.userId}, ${p.hash}, ${p.bytes})
   ON CONFLICT (user_id, hash) DO NOTHING RETURNING ${USED_BYTES} AS used_before`,
).returning<{ used_before: number }>();
const getStatement = statement(
  'asset-get',
  sql`SELECT tipo, conteudo FROM assets WHERE hash = ${p.hash}`,
).returning<Pick<AssetEntity, 'tipo' | 'conteudo'>>();
// The caller is about to name the image in a row: it must not count as unused meanwhile.
const hasStatement = statement(
  'asset-has',
  sql`UPDATE assets SET usado_em = agora() WHERE hash = ${p.hash} RETURNING hash`,
);

const key = (hash: string) => ({ hash: Buffer.from(hash, 'hex') });

/** Images in the service's own database: one backup holds all, and a restored signature finds its logo. */
@Injectable()
export class PostgresAssetStore extends AssetStore {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async put({ kind, bytes }: Asset, giver: Giver): Promise<string> {
    const content = Buffer.from(bytes);
    const hash = sha256(content);
    await this.work.run(async (tx) => {
      await Promise.all([
        holdOpen(tx, giver.userId),
        tx.query(putStatement, { hash, tipo: kind, conteudo: content }),
      ]);
      const { userId } = giver;
      const added = await one(tx, giveStatement, { userId, hash, bytes: content.length });
      if (added) giver.demandRoom(added.used_before + content.length);
    });
    return hash.toString('hex');
  }

  async get(hash: string): Promise<Asset | null> {
    const row = await one(this.database, getStatement, key(hash));
    return row && { kind: row.tipo, bytes: row.conteudo };
  }

  async has(hash: string): Promise<boolean> {
    return (await one(this.database, hasStatement, key(hash))) !== null;
  }
}
