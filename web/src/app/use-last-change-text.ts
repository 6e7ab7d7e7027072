import { useEffect, useState } from 'react';
import { lastChange } from '../shared/http/last-change';

const WAITING = 'Estamos conferindo se o que você pediu por último foi registrado.';
const TEXTS = {
  done: 'O que você pediu por último foi registrado: nada se perdeu. Recarregue a página para ver como está.',
  refused: 'O que você pediu por último não foi registrado. Recarregue a página e tente de novo.',
  unknown:
    'Não sabemos se o que você pediu por último foi registrado. Recarregue a página e confira antes de tentar de novo.',
};

/** The result of the last change, for a page that breaks just after a change: the result is always shown. */
export function useLastChangeText(): string | undefined {
  const [change] = useState(lastChange);
  const [text, setText] = useState(change && WAITING);
  useEffect(() => {
    void change?.became.then((became) => setText(TEXTS[became]));
  }, [change]);
  return text;
}
