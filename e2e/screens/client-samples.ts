import { proposals } from '../../scripts/lib/sample/proposals.mjs';

const word = 'Pneumoultramicroscopicossilicovulcanoconiotico';
const sentence = 'O site será construído em etapas curtas, com entregas que se podem ver e usar. ';

/** Realistic long texts, and one word that is too long for a line. */
export const long = {
  ...proposals['bakery'],
  titulo:
    'Novo portal institucional com loja virtual, área do associado e aplicativo móvel para a Cooperativa de Laticínios da Serra da Mantiqueira',
  cliente_nome: 'Cooperativa Agropecuária de Laticínios da Serra da Mantiqueira e Região',
  cliente_email: 'diretoria.comunicacao@cooperativa-serra-da-mantiqueira.com.br',
  cliente_endereco: 'Avenida Presidente Tancredo de Almeida Neves',
  cliente_cidade: 'Santo Antônio do Pinhal - SP',
  funcionalidades: Array.from(
    { length: 100 },
    (_, i) => `Funcionalidade ${i + 1}${i % 3 ? '' : ': integração com o e-commerce e o estoque'}`,
  ),
  servidor_web_detalhes: sentence.repeat(5),
  servidor_email_valor: '1250.00',
  servidor_email_detalhes: '120 caixas de e-mail.',
  descricao: `${sentence.repeat(12)}\n\n${`${word}_`.repeat(8)}\n\n${sentence.repeat(6)}`,
  condicoes_pagamento:
    'Sinal de 30% na assinatura, por Pix.\n40% na aprovação do layout.\n30% na publicação do portal.',
  valor_total: '1987654.32',
  prazo: 'Entre 8 e 10 meses, em quatro etapas',
  horas_trabalho: 'Cerca de 2.400 horas',
};

/** Without any optional field. */
export const bare = { titulo: 'Site novo', tipo_site: 'custom', cliente_nome: 'Ana Prado' };

/** A colour with poor contrast to any text, and the colour of the paper. */
export const pale = {
  ...proposals['clinic'],
  cores_personalizadas: { primaria: '#FFF200', secundaria: '#FFFFFF' },
};
