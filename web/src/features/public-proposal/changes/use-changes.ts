import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useEffect, useState } from 'react';
import type { DocumentChange } from './change';

type Code = typeof import('./change-list') & typeof import('./changes-between');

interface Changes {
  List: Code['ChangeList'];
  changes: DocumentChange[];
  /** The document's parts that changed, for `data-changed`. */
  parts: string;
}

/**
 * What changed since `before`, once the comparing code is loaded. Until then the notice is shown alone. `soon`: preloads
 * it, so that the list appears together with the notice and moves nothing under a finger.
 */
export function useChanges(
  before: PublicProposal | undefined,
  after: PublicProposal,
  soon: boolean,
): Changes | undefined {
  const [code, setCode] = useState<Code>();
  const wanted = soon || before !== undefined;
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    Promise.all([import('./change-list'), import('./changes-between')]).then(
      ([{ ChangeList }, { changesBetween }]) => current && setCode({ ChangeList, changesBetween }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  if (!(before && code)) return undefined;
  const changes = code.changesBetween(before, after);
  return { List: code.ChangeList, changes, parts: changes.map(({ part }) => part).join(' ') };
}
