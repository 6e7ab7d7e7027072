/** The note about the document in an email about a signature (D29): attached, or where to get it. */
export const whereThePdfIs = (attached: boolean): string =>
  attached
    ? 'O documento assinado, com o comprovante de assinatura, está anexado em PDF.'
    : 'O documento assinado, com o comprovante de assinatura, pode ser baixado em PDF na página da proposta.';
