import type { Status } from '@acordo/contracts/http/propostas/states';
import { COPY } from './copy.js';

interface Step {
  title: string;
  text: string;
}

/** How the document ends. */
export interface NextSteps {
  steps: readonly Step[];
  /** The card at the end of the modern template, with the company's contacts. */
  ready: Step | null;
}

const NOTHING: NextSteps = { steps: [], ready: null };
const START = COPY.steps[2];

/** What can be done next in this state (D14). A draft shows what its client will read. */
export function nextSteps(status: Status, company: string): NextSteps {
  if (status === 'rejeitado' || status === 'expirado') return NOTHING;
  if (status === 'aceito') {
    const { proof, title, ready } = COPY.signed;
    return { steps: [proof, START], ready: { title, text: ready(company) } };
  }
  return { steps: COPY.steps, ready: { title: COPY.sections.ready, text: COPY.ready(company) } };
}
