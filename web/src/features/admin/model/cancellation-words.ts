import type { CancellationFailure } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';

const WORDS: Readonly<Record<CancellationFailure, string>> = {
  sem_chave: 'Falta a chave do provedor de pagamento (STRIPE_SECRET_KEY).',
  chave_recusada: 'O provedor de pagamento recusou a chave (STRIPE_SECRET_KEY).',
  sem_resposta: 'O provedor de pagamento não respondeu.',
  erro_do_provedor: 'O provedor de pagamento respondeu com um erro.',
  resposta_estranha: 'O provedor de pagamento respondeu algo que não foi entendido.',
  ainda_ativa: 'O provedor de pagamento respondeu, mas o plano continua ativo.',
};

/** A kind of failure newer than this page is still shown as an error. */
export const cancellationWords = (failure: CancellationFailure): string =>
  Object.hasOwn(WORDS, failure) ? WORDS[failure] : WORDS.erro_do_provedor;
