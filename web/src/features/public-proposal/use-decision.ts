import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useState } from 'react';
import { intention } from '../../shared/http/idempotency';
import { notify } from '../../shared/ui/notify';
import { rejectProposal } from './api/reject-proposal';
import { signProposal } from './api/sign-proposal';
import { COPY } from './copy';
import { decisionProblem, signingFailureText, wrongFields } from './model/failure';
import type { SignatureErrors, SignatureFields } from './model/signature-fields';

export type Mode = 'reading' | 'signing' | 'rejecting';

export interface Decision {
  mode: Mode;
  /** What was open before: the way into it takes the focus, since what was pressed there is gone. */
  left: Mode | undefined;
  open: (mode: Mode) => void;
  /** Another content arrived while the person was deciding (D17). */
  changed: boolean;
  /** The answer is on the server, but the page could not be refreshed: it must not be asked for again. */
  unseen: boolean;
  /** Whether this visit took the decision: then its result takes the focus. */
  decided: boolean;
  /** Gives back the fields that the server found wrong; never throws. */
  sign: (fields: SignatureFields) => Promise<SignatureErrors>;
  reject: (reason: string) => Promise<void>;
  refresh: () => Promise<void>;
}

/** Signing and rejecting: the order of call, notice and refresh. */
export function useDecision(proposal: PublicProposal, reload: () => Promise<boolean>): Decision {
  const [mode, setMode] = useState<Mode>('reading');
  const [left, setLeft] = useState<Mode>();
  const [changed, setChanged] = useState(false);
  const [unseen, setUnseen] = useState(false);
  const [decided, setDecided] = useState(false);
  const [signature] = useState(intention);
  const [rejection] = useState(intention);
  const shown = { versao: proposal.versao, conteudo_hash: proposal.conteudo_hash };

  const open = (next: Mode): void => {
    setLeft(mode);
    setMode(next);
  };
  const refresh = async () => setUnseen(!(await reload()));
  const finish = async () => {
    setDecided(true);
    await refresh();
    setChanged(false);
    setMode('reading');
  };

  const sign = async (fields: SignatureFields): Promise<SignatureErrors> => {
    const body = {
      nome: fields.nome.trim(),
      email: fields.email.trim(),
      confirmacao: true as const,
      ...shown,
    };
    try {
      await signProposal(proposal.id, body, signature.keyFor(body));
    } catch (error) {
      const problem = decisionProblem(error);
      if (problem === 'fields') return wrongFields(error);
      if (problem === 'changed') setChanged(true);
      else notify.error(COPY.signing.failed.title, signingFailureText(error));
      if (problem === 'changed' || problem === 'settled') await reload();
      return {};
    }
    signature.done();
    notify.success(COPY.signing.success.title, COPY.signing.success.text);
    await finish();
    return {};
  };

  const reject = async (reason: string): Promise<void> => {
    const body = { motivo: reason.trim(), ...shown };
    try {
      await rejectProposal(proposal.id, body, rejection.keyFor(body));
    } catch (error) {
      const problem = decisionProblem(error);
      if (problem === 'changed') setChanged(true);
      else notify.error(COPY.rejection.failed, problem === 'settled' ? signingFailureText(error) : undefined);
      if (problem === 'changed' || problem === 'settled') await reload();
      return;
    }
    rejection.done();
    notify.info(COPY.rejection.success);
    await finish();
  };

  return { mode, left, open, changed, unseen, decided, sign, reject, refresh };
}
