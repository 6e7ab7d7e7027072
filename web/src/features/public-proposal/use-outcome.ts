import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useCallback, useEffect, useState } from 'react';
import { lastChange } from '../../shared/http/last-change';
import { loadProposal } from './api/load-proposal';
import { loadProblem } from './model/failure';
import { type Outcome, outcomeOf, type Tried } from './model/outcome';

const TRIED = /\/(assinatura|rejeitar)$/;

/** This visit's decision, once its call has ended: before that the state could still change. */
async function settled(): Promise<Tried | undefined> {
  const change = lastChange();
  const [, kind] = TRIED.exec(change?.path ?? '') ?? [];
  const became = await change?.became;
  return kind && became ? { kind: kind === 'rejeitar' ? 'rejected' : 'signed', became } : undefined;
}

/** Reads the state from the server. `ask` repeats the call. */
export function useOutcome(token: string): { outcome: Outcome; ask: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const response = async (): Promise<Outcome> => {
      const tried = await settled();
      let proposal: PublicProposal;
      try {
        proposal = await loadProposal(token);
      } catch (error) {
        const { state, text } = loadProblem(error);
        return state === 'failed' ? { state: 'unknown' } : { state, text };
      }
      return outcomeOf(proposal, tried);
    };
    void response().then((found) => {
      if (!controller.signal.aborted) setOutcome(found);
    });
    return () => controller.abort();
  }, [token, turn]);
  const ask = useCallback(() => {
    setOutcome({ state: 'asking' });
    setTurn((before) => before + 1);
  }, []);
  return { outcome, ask };
}
