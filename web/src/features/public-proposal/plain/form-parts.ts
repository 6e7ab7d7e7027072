import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { DrawnForm } from '@acordo/contracts/page-renderer';
import type { FormRefusal } from './form-refusal';

/** The properties of both forms. */
export interface FormParts {
  readonly proposal: PublicProposal;
  /** The page's address. */
  readonly path: string;
  readonly sent: DrawnForm['sent'];
  readonly hidden: DrawnForm['hidden'];
  readonly refusal: FormRefusal | null;
}
