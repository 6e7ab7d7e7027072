import { PATHS } from '../../app/paths';

interface Question {
  question: string;
  text: string;
  link?: { href: string; label: string };
}

/** P126: what the law says and what the product records, and not more (D18). The terms of use have the same words. */
export const QUESTIONS: readonly Question[] = [
  {
    question: 'A assinatura feita no Acordo vale juridicamente?',
    text: 'Sim, entre as partes da proposta. Antes de assinar, o cliente lê e aceita esse meio como válido, nos termos do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001.',
    link: { href: PATHS.terms, label: 'Ler os Termos de Uso' },
  },
  {
    question: 'Que tipo de assinatura é essa?',
    text: 'É uma assinatura eletrônica simples (Lei nº 14.063/2020): quem assina informa nome e e-mail e confirma que leu e concorda. Não é assinatura com certificado ICP-Brasil.',
  },
  {
    question: 'O que fica registrado?',
    text: 'Nome, e-mail, confirmação, data, hora, endereço IP, navegador e o resumo criptográfico do documento exibido. A cópia assinada em PDF traz um código, e quem o tem pode conferir o registro.',
    link: { href: PATHS.verify, label: 'Verificar uma assinatura' },
  },
  {
    question: 'Quando é preciso uma assinatura qualificada?',
    text: 'Quando a lei exige o certificado ICP-Brasil, por exemplo em atos de transferência e de registro de imóveis, ou quando o cliente ou o contrato pede. Esses documentos não devem ser assinados por aqui. Na dúvida, pergunte a um advogado.',
  },
  {
    question: 'E se alguém contestar a assinatura?',
    text: 'O registro serve como prova do aceite, junto com e-mails, mensagens e pagamentos: guarde tudo. Mas a assinatura simples prova menos do que a qualificada. Se quem assinou negar, pode caber a você demonstrar que foi ele, e quem decide é a Justiça.',
  },
];

export const QUESTIONS_TITLE = 'Perguntas sobre a assinatura';
