import { formatDateTime } from '@acordo/brazil/dates';

const at = (instant: string | null): string => (instant ? ` em ${formatDateTime(instant)}` : '');

/** Texts of the page shown instead of a broken one (docs/decisions/0032). `own`: this visit's decision. */
export const OUTCOME = {
  asking: {
    title: 'Um momento',
    text: 'A página não pôde ser mostrada. Estamos conferindo o que foi registrado.',
  },
  signed: {
    title: (own: boolean, instant: string | null) =>
      own ? `Sua assinatura foi registrada${at(instant)}` : `Esta proposta foi assinada${at(instant)}`,
    text: 'Não é preciso assinar de novo. O comprovante está na última página do PDF.',
  },
  rejected: {
    title: (own: boolean) => (own ? 'Sua recusa foi registrada' : 'Esta proposta foi recusada'),
    text: 'Não é preciso fazer mais nada.',
  },
  open: {
    title: (tried: boolean) =>
      tried ? 'Sua resposta não foi registrada' : 'Não foi possível mostrar a proposta',
    text: 'A proposta continua aguardando a sua resposta. Recarregue a página ou abra a versão simples para ler e responder.',
  },
  unknown: {
    title: 'Não foi possível conferir a sua resposta',
    text: 'A página não pôde ser mostrada, e o servidor não respondeu. Confira antes de responder de novo.',
    retry: 'Conferir novamente',
  },
  plain: 'Abrir a versão simples',
  reload: 'Recarregar a página',
  pdf: 'Baixar PDF',
} as const;
