import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState } from '@acordo/contracts/page-renderer';
import type { FormRefusal } from './form-refusal';

/** The properties of both forms. */
export interface FormParts {
  readonly proposal: PublicProposal;
  /** The page's address. */
  readonly path: string;
  readonly sent: FormState['sent'];
  readonly hidden: FormState['hidden'];
  readonly refusal: FormRefusal | null;
}
