import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryOf, type Step, stepOf } from './model/steps';

const PARAM = 'etapa';

/** The step is in the address, so that back, forward and reload keep it. */
export function useStep(): { step: Step; moved: boolean; go: (step: Step) => void } {
  const [search, setSearch] = useSearchParams();
  const [moved, setMoved] = useState(false);
  const go = (step: Step): void => {
    setMoved(true);
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (queryOf(step)) next.set(PARAM, queryOf(step));
      else next.delete(PARAM);
      return next;
    });
  };
  return { step: stepOf(search.get(PARAM)), moved, go };
}

/** Address of a step of the edit wizard. */
export function withStep(path: string, step: Step): string {
  return `${path}?${PARAM}=${queryOf(step)}`;
}
