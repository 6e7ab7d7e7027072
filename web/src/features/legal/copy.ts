/** Texts around the two documents, which have their own files. */
export const COPY = {
  logo: 'Acordo, página inicial',
  back: 'Voltar ao início',
  updated: 'Última atualização: 19 de agosto de 2025',
  contents: 'Nesta página',
  operator: {
    label: 'Quem responde por esta instalação do Acordo',
    name: 'Empresa',
    cnpj: 'CNPJ',
    address: 'Endereço',
    privacyEmail: 'E-mail de privacidade',
    missing: 'não informado',
    /** D38: shown if no operator is named. */
    notice:
      'O operador desta instalação ainda não informou todos os seus dados de identificação. Enquanto eles não constarem aqui, evite enviar dados pessoais e procure quem lhe indicou este endereço.',
  },
} as const;
