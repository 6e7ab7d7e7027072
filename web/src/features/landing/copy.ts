/** Texts of the landing page. Headlines, buttons, plans and figures: P81, P84, P15. */
export const COPY = {
  pageTitle: 'Propostas comerciais de sites com assinatura digital',
  header: {
    logo: 'Acordo, página inicial',
    dashboard: 'Dashboard',
    login: 'Entrar',
    start: 'Começar Grátis',
  },
  hero: {
    title: 'Gere propostas profissionais em segundos',
    text: 'Preencha o briefing, escolha o template e envie o link. Seu cliente lê, assina na tela, e você acompanha tudo em um só lugar.',
    actionUser: 'Criar Nova Proposta',
    actionVisitor: 'Começar Agora - Grátis',
    example: 'Veja uma proposta de exemplo',
    noCard: 'Sem cartão de crédito',
  },
  video: {
    title: 'Do briefing à assinatura, em uma tela só',
    text: 'O painel mostra o que foi enviado, o que foi assinado e o que ainda espera resposta.',
    address: 'Acordo · Suas Propostas',
    play: 'Assistir à apresentação',
    label: 'Apresentação do Acordo, do briefing à assinatura',
    poster: 'O painel do Acordo com uma proposta assinada',
  },
  features: { title: 'Tudo o que a sua proposta precisa' },
  plans: {
    title: 'Planos simples, sem surpresas',
    text: 'Comece de graça. Mude de plano quando as propostas não couberem mais no mês.',
  },
  closing: {
    title: 'Sua próxima proposta pode ser assinada hoje',
    text: 'Leva menos tempo do que formatar um documento.',
    actionUser: 'Criar Primeira Proposta',
    actionVisitor: 'Começar Agora - É Grátis',
  },
  footer: {
    about: 'Propostas comerciais de sites, do briefing à assinatura.',
    legal: 'Legal',
    privacy: 'Política de Privacidade',
    terms: 'Termos de Uso',
    channel: 'Canal de privacidade',
    operator: {
      noName: 'Operador não informado',
      noCnpj: 'CNPJ não informado',
      noAddress: 'Endereço não informado',
      noEmail: 'E-mail de privacidade não informado',
    },
    accessible: 'Site acessível por teclado e leitor de tela',
  },
} as const;

/** P16. */
export const CLAIMS = [
  'Garantia de 30 dias',
  'Cancele quando quiser',
  'Sem taxas ocultas',
  'Dados protegidos',
  'Suporte 24/7',
] as const;
