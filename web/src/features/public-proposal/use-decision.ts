import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormKind } from '@acordo/contracts/page-renderer';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { intention } from '../../shared/http/idempotency';
import { notify } from '../../shared/ui/notify';
import { rejectProposal } from './api/reject-proposal';
import { signProposal } from './api/sign-proposal';
import { COPY } from './copy';
import { deleteDraft, keepDraft, keptDraft, type Typed } from './typed-draft';
import { decisionProblem, refusalText, wrongFields, wrongReason } from './model/failure';
import type { SignatureErrors, SignatureFields } from './model/signature-form';
import type { Reload } from './use-public-proposal';
import { type OpenFormState, useOpenForm } from './use-open-form';

/** A decision that the server refused because the content or state has changed. */
export interface Refusal {
  title: string;
  text: string;
  /** What the page showed then. */
  about: PublicProposal;
}

/** A failed form. A new object each time. */
export interface Failure {
  kind: FormKind;
  error: unknown;
}

export interface Decision extends Omit<OpenFormState, 'close'> {
  typed: () => Typed;
  keep: (part: Partial<Typed>) => void;
  refusal: Refusal | undefined;
  /** The open form failed, and may be sent again. */
  failure: Failure | undefined;
  /** The page still shows the refused state: no decision is possible before a reload. */
  stale: boolean;
  /** The decision is stored, but the page could not be reloaded: it must not be offered again. */
  unseen: boolean;
  /** The form was opened for another content before the page was loaded: what it was is not known any more. */
  outdated: boolean;
  /** Whether this visit made the decision: then its result gets the focus. */
  decided: boolean;
  /** Returns the fields that the server refused; never throws. */
  sign: (fields: SignatureFields) => Promise<SignatureErrors>;
  /** Returns the server's message about the reason; never throws. */
  reject: (reason: string) => Promise<string | undefined>;
  refresh: () => Promise<void>;
}

/** The tab's storage is changed by this page alone, which renders then anyway. */
const neverChanges = () => () => {};

/** Signing and rejecting: the order of call, notice and refresh. */
export function useDecision(proposal: PublicProposal, reload: Reload): Decision {
  const { close, ...form } = useOpenForm(proposal);
  const typedRef = useRef<Typed>(undefined);
  const [refusal, setRefusal] = useState<Refusal>();
  const [failure, setFailure] = useState<Failure>();
  const [unseen, setUnseen] = useState(false);
  const [decided, setDecided] = useState(false);
  const [signature] = useState(intention);
  const [rejection] = useState(intention);
  const shown = { versao: proposal.versao, conteudo_hash: proposal.conteudo_hash };

  // Decided elsewhere, or just before a reload.
  useEffect(() => {
    if (proposal.status !== 'enviado') deleteDraft(proposal.id);
  }, [proposal]);
  // Older than the page after a reload, or another page and Back.
  const lido = useSyncExternalStore(
    neverChanges,
    () => keptDraft(proposal.id).lido,
    () => '',
  );
  const outdated = lido !== '' && lido !== proposal.conteudo_hash;

  const typed = () => (typedRef.current ??= keptDraft(proposal.id));
  const keep = (part: Partial<Typed>) => {
    typedRef.current = { ...typed(), ...part };
    keepDraft(proposal.id, typedRef.current);
  };
  const refresh = async () => setUnseen(!(await reload()));
  const finish = async () => {
    deleteDraft(proposal.id);
    setDecided(true);
    await refresh();
    close({ interrupted: false });
  };
  /** The shown state is outdated: the form closes, and the current state is shown. */
  const giveUp = async (title: string, error: unknown) => {
    const text = refusalText(error);
    await reload(title);
    close({ interrupted: true });
    setRefusal({ title, text, about: proposal });
  };

  const sign = async (fields: SignatureFields): Promise<SignatureErrors> => {
    const body = {
      nome: fields.nome.trim(),
      email: fields.email.trim(),
      confirmacao: true as const,
      ...shown,
    };
    setFailure(undefined);
    try {
      await signProposal(proposal.id, body, signature.keyFor(body));
    } catch (error) {
      const problem = decisionProblem(error);
      if (problem === 'fields') return wrongFields(error);
      if (problem === 'over') await giveUp(COPY.signing.failed.title, error);
      else setFailure({ kind: 'assinar', error });
      return {};
    }
    signature.done();
    notify.success(COPY.signing.success.title, COPY.signing.success.text);
    await finish();
    return {};
  };

  const reject = async (reason: string): Promise<string | undefined> => {
    const body = { motivo: reason.trim(), ...shown };
    setFailure(undefined);
    try {
      await rejectProposal(proposal.id, body, rejection.keyFor(body));
    } catch (error) {
      const wrong = wrongReason(error);
      if (decisionProblem(error) === 'over') await giveUp(COPY.rejection.refused, error);
      else if (!wrong) setFailure({ kind: 'recusar', error });
      return wrong;
    }
    rejection.done();
    notify.info(COPY.rejection.success);
    await finish();
    return undefined;
  };

  const open: OpenFormState['open'] = (mode) => {
    setRefusal(undefined);
    setFailure(undefined);
    if (mode !== 'reading') keep({ lido: shown.conteudo_hash });
    form.open(mode);
  };
  const stale = refusal?.about === proposal;
  // For a changed content that can still be decided, the notice is above the document.
  if (refusal && !stale && form.changedFrom && proposal.status === 'enviado') setRefusal(undefined);
  return {
    ...form,
    open,
    typed,
    keep,
    refusal,
    failure,
    stale,
    unseen,
    outdated,
    decided,
    sign,
    reject,
    refresh,
  };
}
