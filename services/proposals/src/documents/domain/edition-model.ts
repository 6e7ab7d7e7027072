import { pdfModel } from './build-pdf-model.js';
import { receiptOf } from './receipt.js';

/** The code that fills an edition's templates. scripts/freeze-edition.mjs bundles this file. */
export interface EditionModel {
  pdfModel: typeof pdfModel;
  receiptOf: typeof receiptOf;
}

export { pdfModel, receiptOf };
