/** /subscription: back link, current-plan box and guarantee notes by P16, P17 and D12; the rest is ours. */
export const COPY = {
  pageTitle: 'Planos',
  back: 'Voltar ao Dashboard',
  title: 'Escolha seu plano',
  intro: 'Propostas ilimitadas, sem esperar o mês virar. O pagamento abre em outra aba.',
  loading: 'Carregando seus planos...',
  failed: {
    title: 'Não foi possível carregar os planos',
    text: 'Verifique sua conexão e tente novamente.',
    retry: 'Tentar novamente',
  },
  current: {
    title: 'Seu plano atual',
    used: (count: number, max: number) => `Já usou ${count} de ${max}`,
    usedOf: 'Propostas usadas neste mês',
    resets: 'A contagem recomeça no dia 1º.',
    unlimited: 'Propostas ilimitadas',
    created: (count: number) =>
      count === 1 ? '1 proposta criada neste mês' : `${count} propostas criadas neste mês`,
    renews: (date: string) => `Renova em ${date}`,
    late: (date: string) => `Pagamento em atraso: o plano termina em ${date}`,
    lateNoDate: 'Pagamento em atraso',
    ends: (date: string) => `Cancelado: vale até ${date}`,
    endsNoDate: 'Cancelado',
  },
  card: {
    subscribe: (plan: string) => `Contratar plano ${plan}`,
    newTab: '(abre em outra aba)',
    unavailable: 'Pagamento indisponível no momento',
    current: 'Este é o seu plano',
    second: (plan: string) =>
      `Você já tem o plano ${plan}, que continua sendo cobrado até ser cancelado. Cancele-o antes para não pagar os dois.`,
  },
  guarantees: {
    title: 'Garantias',
    notes: [
      {
        title: 'Garantia de 30 dias',
        text: 'Para novos usuários: se não servir para você, devolvemos o valor pago.',
      },
      { title: 'Cancele quando quiser', text: 'O cancelamento vale no fim do período já pago.' },
      {
        title: 'Sem taxas ocultas',
        text: 'O preço mostrado é o preço cobrado. Mudanças são avisadas com 30 dias de antecedência.',
      },
      {
        title: 'Dados protegidos',
        text: 'O pagamento acontece na página do provedor: não recebemos o número do seu cartão.',
      },
      { title: 'Suporte 24/7', text: 'Escreva a qualquer hora.' },
    ],
    terms: 'Ler os Termos de Uso',
  },
} as const;
