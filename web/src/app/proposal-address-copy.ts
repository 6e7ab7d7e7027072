/** Texts of /proposal/{id} while it looks up the id (P50, P92, D23). */
export const COPY = {
  pageTitle: 'Proposta',
  loading: 'Carregando proposta...',
  missing: {
    title: 'Proposta não encontrada',
    text: 'A proposta que você está procurando não foi encontrada.',
  },
  failed: 'Erro ao carregar proposta',
} as const;
