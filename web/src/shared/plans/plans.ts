export interface Plan {
  id: 'gratuito' | 'mensal' | 'anual';
  name: string;
  /** Formatted amounts in reais. */
  price: string;
  period: string;
  /** What the year costs, with the price before the discount. */
  yearly?: { before: string; now: string };
  badges: readonly string[];
  popular?: boolean;
  features: readonly string[];
  action: string;
}

/** P15, P84: exact figures, badges and buttons. */
export const PLAN_OFFERS: readonly Plan[] = [
  {
    id: 'gratuito',
    name: 'Gratuito',
    price: 'R$ 0',
    period: 'por mês',
    badges: [],
    features: ['Até 3 propostas por mês', 'Templates básicos', 'Proposta via link'],
    action: 'Começar Grátis',
  },
  {
    id: 'mensal',
    name: 'Mensal',
    price: 'R$ 29,90',
    period: 'por mês',
    badges: [],
    popular: true,
    features: [
      'Propostas ilimitadas',
      'Templates premium',
      'Link + PDF',
      'Assinatura digital avançada',
      'Dashboard completo',
      'Notificações por e-mail',
      'Suporte prioritário',
    ],
    action: 'Começar Teste Grátis',
  },
  {
    id: 'anual',
    name: 'Anual',
    price: 'R$ 19,90',
    period: 'por mês',
    yearly: { before: 'R$ 358,80', now: 'R$ 238,80 por ano' },
    badges: ['33% OFF', 'Economize R$ 120,00'],
    features: ['Tudo do plano Mensal', 'Suporte VIP', 'Recursos exclusivos'],
    action: 'Economizar 33%',
  },
];

export const POPULAR = 'Mais Popular';

export const planName = (id: Plan['id']): string => PLAN_OFFERS.find((plan) => plan.id === id)?.name ?? '';
