import { formatDateTime } from '@acordo/brazil/dates';

/** Explains the archive's contents, also years later. */
export const readMe = (
  appName: string,
  at: Date,
): string => `${appName}: cópia dos seus dados, feita em ${formatDateTime(at)} (horário de Brasília)

perfil.json       sua conta: nome, e-mail, plano, sessões abertas, entrada com Google, atividade dos últimos 6 meses
empresa.json      dados da sua empresa
propostas.json    suas propostas, com todos os campos
propostas.csv     as mesmas, em tabela (separada por ponto e vírgula, para abrir em planilhas)
versoes.json      cada versão do conteúdo de cada proposta
historico.json    tudo o que aconteceu com cada proposta; "detalhes" vazio é conteúdo apagado
assinadas/        propostas assinadas em PDF, com o comprovante; também as que você excluiu da lista
imagens/          logotipos

Em JSON, horários estão em UTC e valores em reais com ponto decimal. Na tabela, células que começariam como
fórmula ( = + - @ ) têm um apóstrofo antes, para que a planilha não as execute.
`;
