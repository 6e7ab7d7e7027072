/** Texts of /proposal/{id} while it finds out what it is (P50, P92, D23). */
export const COPY = {
  pageTitle: 'Proposta',
  loading: 'Carregando proposta...',
  missing: {
    title: 'Proposta não encontrada',
    text: 'A proposta que você está procurando não foi encontrada.',
  },
  failed: 'Erro ao carregar proposta',
} as const;
