import { AppError } from '@acordo/service-kit/errors/app-error';
import { EDITION } from '../domain/edition.js';
import { type EditionModel, pdfModel, receiptOf } from '../domain/edition-model.js';

/** Templates of an edition (P111) and the code that fills them. */
export interface Edition {
  /** Of its templates; '' for this release's. */
  folder: string;
  model: EditionModel;
}

const CURRENT: Edition = { folder: '', model: { pdfModel, receiptOf } };
const TEMPLATES = new URL('../../../templates/', import.meta.url);
const RETRY_AFTER_S = 60;

/** Throws UNAVAILABLE for one of a later release, which runs beside this one or before it during an update. */
export async function editionOf(edition: number): Promise<Edition> {
  if (edition === EDITION) return CURRENT;
  if (edition > EDITION) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_S });
  const folder = `edition-${edition}`;
  const file = new URL(`${folder}/model.mjs`, TEMPLATES);
  return { folder, model: (await import(file.href)) as EditionModel };
}
