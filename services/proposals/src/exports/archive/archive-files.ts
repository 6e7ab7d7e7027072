import { Readable } from 'node:stream';
import type { Profile } from '@acordo/contracts/internal/accounts';
import { errorText } from '@acordo/contracts/errors';
import { publicTitle } from '@acordo/document/title';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { ReadLogo } from '../../assets/use-cases/read-logo.js';
import { ReadSettings } from '../../company/use-cases/read-settings.js';
import { fileName } from '../../documents/domain/file-name.js';
import { SignedPdf } from '../../documents/use-cases/signed-pdf.js';
import { StoreSignedPdf } from '../../documents/use-cases/store-signed-pdf.js';
import type { DecisionRecord } from '../../records/domain/decision-record.js';
import { findRecord } from '../../records/find-record.js';
import { ProposalPresenter } from '../../proposals/proposal.presenter.js';
import { ListProposals } from '../../proposals/use-cases/list-proposals.js';
import { Agreement } from '../../records/agreement.js';
import { CSV_HEAD, csvRow } from '../domain/csv-row.js';
import {
  type ImageRow,
  ownHistory,
  ownImages,
  ownSigned,
  ownVersions,
  type SignedRow,
} from '../persistence/own-data.js';
import { csvOf } from './csv.js';
import { jsonListOf, jsonOf } from './json-list.js';
import { ownProposals } from './own-proposals.js';
import { retryWhileBusy } from './retry-while-busy.js';
import { readMe } from './read-me.js';
import type { Entry } from './zip.js';

/** The files of a user's archive (D37); each file is read only when it is written. */
@Injectable()
export class ArchiveFiles {
  constructor(
    private readonly database: Database,
    private readonly listProposals: ListProposals,
    private readonly presenter: ProposalPresenter,
    private readonly settings: ReadSettings,
    private readonly signedPdf: SignedPdf,
    private readonly storedPdf: StoreSignedPdf,
    private readonly readLogo: ReadLogo,
    private readonly agreement: Agreement,
  ) {}

  async of(
    userId: string,
    profile: Profile,
    { appName, at }: { appName: string; at: Date },
  ): Promise<Entry[]> {
    const db = this.database;
    const proposals = () => ownProposals(this.listProposals, this.presenter, userId);
    const signed = await ownSigned(db, userId);
    const documents: Entry[] = [];
    for (const row of signed) documents.push(await this.signedFile(row, userId));
    const images = await ownImages(db, userId);
    return [
      file('LEIA-ME.txt', async () => Readable.from([readMe(appName, at)])),
      file('perfil.json', async () => jsonOf(profile)),
      file('empresa.json', async () => jsonOf(await this.settings.find(userId))),
      file('propostas.json', async () => jsonListOf(proposals())),
      file('propostas.csv', async () => csvOf(table(proposals()))),
      file('versoes.json', async () => jsonListOf(ownVersions(db, userId))),
      file('historico.json', async () => jsonListOf(ownHistory(db, userId))),
      ...documents,
      ...images.map((row) => file(imageName(row), () => this.image(row), false)),
    ];
  }

  /** For a record that is being verified there is a note instead of the document. */
  private async signedFile(row: SignedRow, userId: string): Promise<Entry> {
    const found = await findRecord(this.database, row.id);
    if (found && (await this.agrees(found.record)))
      return file(`${pdfName(row)}.pdf`, () => this.pdf(row, userId), false);
    const { message } = errorText('RECORD_IN_VERIFICATION');
    return file(`${pdfName(row)} em verificação.txt`, async () => Readable.from([`${message}\n`]));
  }

  private async agrees(record: DecisionRecord): Promise<boolean> {
    const { decision, proposal } = record;
    return (
      this.agreement.agrees(record) && (!decision || (await this.storedPdf.agrees(proposal.id, decision.id)))
    );
  }

  /** One at a time, after people's own requests: an archive is not urgent. */
  private async pdf({ id }: SignedRow, userId: string): Promise<Readable> {
    const { pdf } = await retryWhileBusy(
      () => this.signedPdf.execute(id, `archive ${userId}`),
      (error) => error instanceof AppError && error.code === 'BUSY',
    );
    return Readable.from([Buffer.from(pdf)]);
  }

  private async image({ address }: ImageRow): Promise<Readable> {
    const asset = await this.readLogo.execute(address);
    return Readable.from(asset ? [Buffer.from(asset.bytes)] : []);
  }
}

const file = (name: string, open: Entry['open'], compress = true): Entry => ({ name, compress, open });

/** The id's beginning distinguishes equal titles. */
const pdfName = ({ id, titulo }: SignedRow): string =>
  `assinadas/${fileName(publicTitle(titulo)).replace(/\.pdf$/, '')} (${id.slice(0, 8)})`;

const imageName = ({ address, tipo }: ImageRow): string =>
  `imagens/${address.slice(-64)}.${tipo === 'png' ? 'png' : 'jpg'}`;

async function* table(proposals: AsyncIterable<Parameters<typeof csvRow>[0]>) {
  yield CSV_HEAD;
  for await (const proposal of proposals) yield csvRow(proposal);
}
