const words = (count: number) => (count === 1 ? '1 palavra' : `${count} palavras`);

/** What changed in the document since it was read. Separate from the page's own texts: loaded with the list. */
export const CHANGES = {
  title: 'O que mudou',
  before: 'Antes',
  after: 'Agora',
  none: 'não informado',
  see: 'Ver no documento',
  seePart: (label: string) => `Ver no documento: ${label}`,
  text: {
    altered: 'Texto alterado',
    added: 'Texto incluído',
    removed: 'Texto retirado',
  },
  extent: (before: number, after: number) => {
    if (before === 0) return `Trecho incluído: ${words(after)}`;
    if (after === 0) return `Trecho retirado: ${words(before)}`;
    return `Trecho alterado: antes ${words(before)}, agora ${words(after)}`;
  },
  image: { altered: 'Imagem trocada', added: 'Imagem incluída', removed: 'Imagem retirada' },
  look: { altered: 'Alteradas', template: 'Alterado' },
  added: 'Incluído',
  removed: 'Retirado',
  more: (count: number) => (count === 1 ? 'e mais 1' : `e mais ${count}`),
  order: 'Ordem alterada',
  inForm: 'O texto novo está no formulário de assinatura.',
  nothingListed: 'Leia a proposta inteira antes de responder.',
  labels: {
    price: 'Valor Total do Projeto',
    timeline: 'Prazo',
    type: 'Tipo de projeto',
    pages: 'Páginas',
    hours: 'Horas de trabalho',
    description: 'Descrição do projeto',
    features: 'Funcionalidades',
    terms: (service: string) => `${service}: cobrança`,
    details: (service: string) => `${service}: detalhes`,
    conditions: 'Condições de pagamento',
    title: 'Título da proposta',
    number: 'Número da proposta',
    issued: 'Data da proposta',
    ofClient: (label: string) => `${label} do cliente`,
    ofCompany: (label: string) => `${label} da empresa`,
    companyName: 'Nome da empresa',
    clientLogo: 'Logo do cliente',
    companyLogo: 'Logo da empresa',
    consent: 'Termos da assinatura',
    colors: 'Cores da proposta',
    template: 'Modelo visual',
  },
} as const;
