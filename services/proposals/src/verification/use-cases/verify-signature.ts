import type { ResultOf } from '@acordo/contracts/call';
import type { verifySignature } from '@acordo/contracts/http/public/verify';
import { typedCode } from '@acordo/contracts/typed-code';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { parseFrozen } from '../../content/domain/document.js';
import { Agreement } from '../../records/agreement.js';
import { maskedName } from '../domain/masked-name.js';
import { findByCode } from '../persistence/verified-signature.js';

/** What a verification code shows to anybody (D7, D25): never an address, a number or a whole name (attack 69). */
@Injectable()
export class VerifySignature {
  constructor(
    private readonly database: Database,
    private readonly agreement: Agreement,
  ) {}

  /** Throws CODE_NOT_FOUND. */
  async execute(typed: string): Promise<ResultOf<typeof verifySignature>> {
    const codigo = typedCode(typed);
    const row = codigo === null ? null : await findByCode(this.database, codigo);
    if (!row) throw new AppError('CODE_NOT_FOUND');
    const { signature } = row.record;
    if (!this.agreement.agrees(row.record) || !signature || !row.conteudo)
      return { status: 'em_verificacao' };
    const { documento, hash } = parseFrozen(row.conteudo);
    return {
      status: 'aceito',
      assinado_em: signature.em,
      conteudo_hash: hash.toString('hex'),
      assinante: maskedName(signature.nome),
      empresa: maskedName(documento.empresa.nome_empresa),
    };
  }
}
