import type { Operator } from '@acordo/contracts/operator';
import type { LegalText } from './model/legal-text';

/** For search engines, link previews and the page's head. */
export const PRIVACY = {
  title: 'Política de Privacidade',
  description: 'Quais dados o Acordo trata, para quê, com quem os compartilha e por quanto tempo os guarda.',
} as const;

/**
 * P86: introduction, data collected, use, sharing, security, cookies, rights, retention, changes, contact. Every
 * sentence describes what the product does and has to be changed with it (D8, D18 to D20, D24, D28, D35, D37, D38). Configurable
 * values come from the configuration.
 */
export const privacyText = ({ signedRecordYears }: Pick<Operator, 'signedRecordYears'>): LegalText => ({
  ...PRIVACY,
  intro:
    'Esta política explica, em linguagem simples, o que acontece com os dados pessoais de quem usa o Acordo: quem cria propostas, quem as recebe por link e quem apenas visita o site.',
  sections: [
    {
      id: 'introducao',
      title: '1. Introdução',
      blocks: [
        'O Acordo é um serviço para criar propostas comerciais de sites, enviá-las por link e receber a assinatura ou a recusa do cliente. Tratamos dados pessoais conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018, LGPD) e o Marco Civil da Internet (Lei nº 12.965/2014).',
        { operator: true },
        'Há dois papéis. Para os dados da sua conta (nome, e-mail, plano, acessos), quem opera esta instalação é o controlador. Para os dados de clientes que você escreve nas suas propostas, o controlador é você: decide o que incluir e para quem enviar, e nós tratamos esses dados em seu nome, como operador no sentido da LGPD.',
        'Se você recebeu uma proposta por link, quem a enviou responde primeiro pelos seus dados. Você também pode falar conosco pelo canal de privacidade.',
      ],
    },
    {
      id: 'dados-coletados',
      title: '2. Dados que coletamos',
      blocks: [
        'Coletamos só o que o serviço precisa para funcionar. Não usamos ferramentas de análise de audiência, publicidade nem rastreadores de terceiros.',
        {
          list: [
            'Conta: nome, e-mail e senha. Da senha guardamos apenas um resumo irreversível (argon2id). Quem entra com o Google nos autoriza a receber nome, e-mail e o identificador da conta Google. De cada sessão aberta guardamos o endereço IP, o navegador e quando foi usada, para que você a reconheça e possa encerrá-la.',
            'Empresa: nome, CNPJ, endereço, telefone, e-mail, logotipo e cores, se você os preencher nas configurações.',
            'Propostas: o que você escreve sobre o projeto e sobre o seu cliente, como nome, e-mail, CPF ou CNPJ, endereço, CEP, cidade, domínio, logotipo, preços, prazos e condições, além do histórico da proposta.',
            'Imagens enviadas: são verificadas pelo conteúdo, redesenhadas e guardadas sem os metadados do arquivo original, como a localização da foto.',
            'Assinatura ou recusa: nome, e-mail, confirmação, versão e resumo criptográfico (hash) do documento, data e hora, endereço IP e porta, identificação do navegador e, na recusa, o motivo, se informado.',
            'Leitura de propostas: quando a página fica visível por ao menos 2 segundos, registramos a visualização. Quem enviou vê a primeira, a última e o total. Para não contar a mesma pessoa repetidas vezes, usamos um código derivado do endereço IP e do navegador, que muda todo dia e é apagado depois; o IP não fica no registro de visualizações.',
            'Plano pago: qual é, a situação da cobrança e os identificadores do provedor de pagamentos. Não recebemos nem guardamos números de cartão.',
            'Acessos: registros com usuário ou link, data e hora (UTC), endereço IP e porta, exigidos pelo art. 15 do Marco Civil da Internet.',
            'Atividade da conta: entradas, tentativas recusadas, recuperações e mudanças de senha, com data e hora, endereço IP e porta e navegador. Você a vê na página da sua conta; administradores também.',
            'E-mails do serviço: o tipo, a data, se a mensagem foi entregue ao servidor de e-mail e o endereço parcialmente oculto. O texto é apagado depois do envio.',
            'Administração: o que um administrador altera na sua conta fica registrado, com o que mudou, a data, o autor e o endereço IP dele.',
          ],
        },
        'Os registros técnicos do sistema não contêm senhas, cookies, códigos de acesso, CPF, CNPJ nem o texto de mensagens, e os endereços de links aparecem encurtados.',
      ],
    },
    {
      id: 'uso',
      title: '3. Como usamos os dados',
      blocks: [
        {
          list: [
            'Prestar o serviço que você contratou: manter a conta, montar e exibir propostas, gerar PDF, registrar assinaturas e enviar os avisos ligados a elas (execução de contrato, art. 7º, V, da LGPD).',
            'Provar a assinatura: guardar as evidências do aceite ou da recusa (exercício regular de direitos, art. 7º, VI).',
            'Cobrar os planos pagos e cumprir obrigações fiscais (execução de contrato e obrigação legal, art. 7º, II e V).',
            'Guardar registros de acesso por 6 meses (obrigação legal, art. 7º, II).',
            'Proteger contas e links contra abuso, como tentativas repetidas de adivinhar senhas (legítimo interesse, art. 7º, IX).',
          ],
        },
        'Não vendemos dados, não fazemos publicidade com eles e não tomamos decisões automatizadas sobre pessoas. A sugestão de preço é um cálculo feito no seu navegador com os dados do projeto, não com dados pessoais.',
      ],
    },
    {
      id: 'compartilhamento',
      title: '4. Com quem compartilhamos',
      blocks: [
        'Compartilhamos dados apenas com quem é necessário para o serviço:',
        {
          list: [
            'Entre as partes da proposta: quem tem o link vê a proposta e os dados da empresa que a enviou, menos o e-mail de acesso da conta; quem a enviou vê os dados da assinatura ou da recusa. Depois da assinatura, as duas partes podem receber uma cópia por e-mail.',
            'Quem verifica uma assinatura pelo código: vê a situação, a data, o resumo do documento e nomes parcialmente ocultos.',
            'ViaCEP: ao preencher um CEP, o seu navegador consulta esse serviço de endereços, que recebe o CEP e o seu endereço IP.',
            'Google: somente se você escolher entrar com o Google.',
            'Provedor de pagamentos (Stripe): se você contratar um plano, o pagamento acontece na página dele. Ele recebe de nós apenas um código da sua conta, e recebe de você os dados do pagamento.',
            'Serviços de hospedagem e de envio de e-mails contratados por quem opera esta instalação, que tratam dados em nosso nome.',
            'Redes sociais e aplicativos de mensagem: recebem o link e o texto que você decidir compartilhar por eles e costumam abrir o link para mostrar uma prévia, com o título da proposta e o nome e as cores da empresa.',
            'Autoridades públicas: quando houver obrigação legal ou ordem judicial.',
          ],
        },
        'O Google e o provedor de pagamentos podem tratar dados fora do Brasil. Nesses casos a transferência segue os arts. 33 a 36 da LGPD.',
        'Qualquer pessoa com o link de uma proposta consegue abri-la. Envie-o somente a quem deve ler e revogue-o no painel quando não precisar mais dele.',
      ],
    },
    {
      id: 'seguranca',
      title: '5. Segurança',
      blocks: [
        {
          list: [
            'Senhas guardadas com argon2id e sessões guardadas apenas como resumo criptográfico.',
            'Links de propostas gerados ao acaso, com prazo de validade, guardados cifrados.',
            'Limite de tentativas de acesso e verificação em duas etapas disponível para administradores.',
            'Histórico de cada proposta encadeado por hashes, que o próprio sistema não consegue alterar depois de escrito.',
            'Cada conta só alcança os próprios dados. Dados de um cliente nunca aparecem em mensagens de outro.',
          ],
        },
        'Nenhum sistema é invulnerável. Se ocorrer um incidente que possa causar risco ou dano relevante, avisaremos as pessoas afetadas e a Autoridade Nacional de Proteção de Dados (ANPD), como manda o art. 48 da LGPD.',
      ],
    },
    {
      id: 'cookies',
      title: '6. Cookies e armazenamento no navegador',
      blocks: [
        'Usamos apenas cookies necessários. Por isso não há um aviso pedindo que você os aceite: sem eles o acesso à conta não funciona. Em endereços https os nomes levam o prefixo __Host-, menos o último.',
        {
          table: {
            head: ['Cookie', 'Para quê', 'Duração'],
            rows: [
              ['acordo_sessao', 'Mantém você conectado', '30 dias, renovados pelo uso; 180 dias no máximo'],
              ['acordo_admin', 'Sessão do painel administrativo', '12 horas, ou 30 minutos sem uso'],
              [
                'acordo_aparelho',
                'Reconhece um navegador que já entrou na conta, para que tentativas de estranhos não bloqueiem o seu acesso',
                '1 ano',
              ],
              ['acordo_aparelho_admin', 'O mesmo, para administradores', '1 ano'],
              ['acordo_entrada', 'Liga o início e o fim da entrada com o Google', '10 minutos'],
              [
                'acordo_resposta',
                'Sem JavaScript, guarda a sua resposta a uma proposta até que você a corrija; só na página dela',
                '30 minutos',
              ],
            ],
          },
        },
        'No armazenamento do próprio navegador ficam o tema escolhido (claro ou escuro), rascunhos ainda não salvos, o seu texto das mensagens com que envia propostas, a hora em que uma sessão terminou, para avisar as outras abas, e, enquanto a aba está aberta, os dados de quem está conectado, a página que você queria abrir antes de entrar e o que você digitou para responder a uma proposta, até que ela seja respondida. Sair da conta apaga os rascunhos e os dados de quem estava conectado. Propostas antigas que este navegador guardou localmente continuam só nele.',
        'Quem apenas lê uma proposta por link não recebe cookie nosso.',
      ],
    },
    {
      id: 'direitos',
      title: '7. Seus direitos',
      blocks: [
        'A LGPD (art. 18) garante a você, a qualquer momento e sem custo:',
        {
          list: [
            'saber se tratamos dados seus e ter acesso a eles;',
            'corrigir dados incompletos, errados ou desatualizados;',
            'pedir anonimização, bloqueio ou eliminação de dados desnecessários ou tratados em desacordo com a lei;',
            'levar seus dados para outro serviço (portabilidade);',
            'saber com quem compartilhamos seus dados;',
            'retirar um consentimento e saber as consequências de não consentir;',
            'opor-se a um tratamento e reclamar à ANPD.',
          ],
        },
        'Boa parte disso você mesmo faz: corrige os dados da empresa nas configurações e os das propostas em cada uma delas; na página da sua conta, baixa tudo o que é seu (um arquivo com JSON, planilha CSV e os PDFs assinados, disponível por 7 dias) e encerra a conta. Para corrigir o nome ou o e-mail da conta, escreva para o canal de privacidade.',
        'Se os seus dados estão na proposta de outra pessoa, peça primeiro a quem a enviou. Se preferir, ou se não tiver resposta, escreva para o canal de privacidade: encaminhamos o pedido e respondemos a você. Respondemos em até 15 dias.',
      ],
    },
    {
      id: 'retencao',
      title: '8. Por quanto tempo guardamos',
      blocks: [
        {
          list: [
            'Conta ativa: enquanto ela existir.',
            'Depois do encerramento da conta: as sessões terminam e os links não assinados deixam de funcionar na hora. Os dados são apagados em até 30 dias após o cancelamento.',
            'Propostas não assinadas que você exclui: o link deixa de funcionar na hora, e o conteúdo é apagado em seguida.',
            `Propostas assinadas: o registro assinado (documento, evidências e histórico) é guardado por ${signedRecordYears} anos contados da assinatura, mesmo que a conta seja encerrada ou a proposta excluída do painel, porque as duas partes podem precisar dele como prova. Depois é apagado.`,
            'Registros de acesso: 6 meses, e então são apagados; a atividade da conta também, ou junto com ela.',
            'Arquivo de exportação dos seus dados: 7 dias.',
            'Registros do que administradores alteraram: os valores são apagados junto com a conta; ficam a data, o autor e o tipo da alteração.',
            'Registros de e-mails enviados: ficam sem o texto e com o endereço parcialmente oculto.',
            'Pedidos para não receber mais e-mails: um código derivado do endereço, que não o mostra, até que o pedido seja desfeito.',
            'Dados de cobrança: com o provedor de pagamentos, pelo prazo exigido pela legislação fiscal. No Acordo, o registro do plano pago é apagado com a conta; dos avisos que ele nos envia restam códigos e datas, sem nome nem e-mail.',
            'Cópias de segurança feitas por quem opera esta instalação podem conter dados já apagados até serem substituídas por cópias mais novas.',
          ],
        },
        'Quando só uma parte do histórico precisa ser apagada, os detalhes somem e o encadeamento continua verificável, com a indicação de que o conteúdo foi apagado.',
      ],
    },
    {
      id: 'alteracoes',
      title: '9. Alterações desta política',
      blocks: [
        'Podemos atualizar esta política quando o serviço ou a lei mudar. A data no início da página mostra a versão em vigor. Mudanças que afetem seus direitos serão avisadas por e-mail ou no painel antes de valerem.',
      ],
    },
    {
      id: 'contato',
      title: '10. Contato',
      blocks: [
        'Dúvidas, pedidos e reclamações sobre dados pessoais chegam a quem opera esta instalação pelo canal de privacidade:',
        { operator: true },
        {
          linked: {
            before: 'As regras de uso do serviço estão nos ',
            label: 'Termos de Uso',
            href: '/terms-of-service',
            after: '.',
          },
        },
      ],
    },
  ],
});
