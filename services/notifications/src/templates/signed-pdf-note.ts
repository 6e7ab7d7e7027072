/** What a mail about a signature says of the document (D29): attached, or where it is had. */
export const whereThePdfIs = (attached: boolean): string =>
  attached
    ? 'O documento assinado, com o comprovante de assinatura, está anexado em PDF.'
    : 'O documento assinado, com o comprovante de assinatura, pode ser baixado em PDF na página da proposta.';
