import { Database } from '@acordo/service-kit/database/database';
import { one, statement } from '@acordo/service-kit/database/statement';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { usedBytes } from '../../quota/used-bytes.js';
import { sha256 } from '@acordo/document/canonical';
import { AssetStore, type Giver } from '../asset-store.js';
import type { Asset, AssetKind } from '../domain/asset.js';

// In doubt from the beginning: it may never be saved. The doubt comes first, as where images are erased, so that neither waits
// for the other: an image that is just going is stored anew afterwards.
const putStatement = statement(
  'asset-put',
  `WITH duvida AS (
     INSERT INTO asset_doubts (hash) VALUES ($1) ON CONFLICT (hash) DO UPDATE SET sem_uso_em = NULL RETURNING hash
   )
   INSERT INTO assets (hash, tipo, conteudo) SELECT hash, $2, $3 FROM duvida
   ON CONFLICT (hash) DO UPDATE SET usado_em = agora()`,
);
const giveStatement = statement(
  'asset-give',
  `INSERT INTO asset_givers (user_id, hash, bytes) VALUES ($1, $2, $3) ON CONFLICT (user_id, hash) DO NOTHING RETURNING ${usedBytes('$1::uuid')} AS antes`,
);
const getStatement = statement('asset-get', 'SELECT tipo, conteudo FROM assets WHERE hash = $1');
// Whoever puts an image here or asks for it is about to name it in a row: it must not be taken for unused meanwhile.
const hasStatement = statement(
  'asset-has',
  'UPDATE assets SET usado_em = agora() WHERE hash = $1 RETURNING 1 AS um',
);

const key = (hash: string) => [Buffer.from(hash, 'hex')];

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
      await Promise.all([holdOpen(tx, giver.userId), tx.query(putStatement, [hash, kind, content])]);
      const given = [giver.userId, hash, content.length];
      const added = await one<{ antes: number }>(tx, giveStatement, given);
      if (added) giver.demandRoom(added.antes + content.length);
    });
    return hash.toString('hex');
  }

  async get(hash: string): Promise<Asset | null> {
    const row = await one<{ tipo: AssetKind; conteudo: Buffer }>(this.database, getStatement, key(hash));
    return row && { kind: row.tipo, bytes: row.conteudo };
  }

  async has(hash: string): Promise<boolean> {
    return (await one(this.database, hasStatement, key(hash))) !== null;
  }
}
