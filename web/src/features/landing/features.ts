import { Gauge, LayoutTemplate, type LucideIcon, PenLine, Send, UserRound, WandSparkles } from 'lucide-react';

interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** P83: six cards. */
export const FEATURES: readonly Feature[] = [
  {
    icon: WandSparkles,
    title: 'Geração automática',
    text: 'O briefing vira proposta com escopo, prazo e preço. A sugestão de valor considera tipo, páginas e funcionalidades.',
  },
  {
    icon: LayoutTemplate,
    title: 'Templates elegantes',
    text: 'Moderno ou minimalista, com as cores e o logo da sua empresa. Fica bom na tela e no papel.',
  },
  {
    icon: Send,
    title: 'Compartilhamento fácil',
    text: 'Um link para mandar por mensagem ou rede social. O cliente abre sem criar conta.',
  },
  {
    icon: PenLine,
    title: 'Assinatura digital',
    text: 'Nome, confirmação, data, hora e IP ficam registrados. Recusar também é simples, e o motivo chega até você.',
  },
  {
    icon: Gauge,
    title: 'Dashboard completo',
    text: 'Rascunhos, enviadas, aceitas e rejeitadas em uma lista, com o andamento de cada projeto.',
  },
  {
    icon: UserRound,
    title: 'Ideal para freelancers',
    text: 'Pensado para quem atende, vende e desenvolve sozinho ou em um time pequeno.',
  },
];
