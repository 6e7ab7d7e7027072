import type { LegalText } from './model/legal-text';

/** P87, with D18 and D38: the constants are exact. */
export const TERMS: LegalText = {
  title: 'Termos de Uso',
  description:
    'As regras para usar o Acordo: contas, planos, garantia, cancelamento, assinatura e responsabilidades.',
  intro:
    'Estes termos são o contrato entre você e quem opera esta instalação do Acordo. Leia com calma: ao criar uma conta ou usar o serviço, você concorda com eles.',
  sections: [
    {
      id: 'servico',
      title: '1. O serviço',
      blocks: [
        'O Acordo permite montar propostas comerciais de sites, enviá-las por link e receber a assinatura eletrônica ou a recusa do cliente.',
        { operator: true },
        'A sugestão de preço é uma referência calculada a partir do tipo de site, das páginas e das funcionalidades. O preço, o prazo e as condições de cada proposta são decisão sua.',
      ],
    },
    {
      id: 'quem-pode-usar',
      title: '2. Quem pode usar',
      blocks: [
        'Você precisa ter 18 anos ou mais, ou ter o consentimento do seu responsável legal. Quem usa o serviço em nome de uma empresa declara que pode representá-la.',
      ],
    },
    {
      id: 'conta',
      title: '3. Sua conta',
      blocks: [
        {
          list: [
            'Informe dados verdadeiros e mantenha-os atualizados.',
            'Guarde sua senha e não a compartilhe: o que for feito com ela é feito em seu nome. Se suspeitar de uso indevido, troque a senha e encerre as outras sessões na página da conta.',
            'Cada pessoa usa a própria conta. Não crie contas para contornar limites do plano.',
          ],
        },
      ],
    },
    {
      id: 'planos',
      title: '4. Planos, preços e pagamento',
      blocks: [
        {
          table: {
            head: ['Plano', 'Preço', 'Propostas'],
            rows: [
              ['Gratuito', 'R$ 0', 'até 3 por mês'],
              ['Mensal', 'R$ 29,90 por mês', 'ilimitadas'],
              ['Anual', 'R$ 238,80 por ano (R$ 19,90 por mês)', 'ilimitadas'],
            ],
          },
        },
        'No plano Gratuito você cria até 3 propostas por mês; contam todas as criadas, inclusive as que você excluir depois. A contagem recomeça no dia 1º, no horário de Brasília. O plano Gratuito não tem prazo e serve para experimentar o serviço antes de pagar.',
        'Os planos pagos são cobrados por meio de um provedor de pagamentos, na página dele, e se renovam ao fim de cada período até que você cancele. Não há taxas ocultas.',
        'Podemos alterar os preços mediante aviso com 30 dias de antecedência. O novo preço vale a partir da renovação seguinte ao aviso; até lá você pode cancelar sem custo.',
      ],
    },
    {
      id: 'garantia',
      title: '5. Garantia e direito de arrependimento',
      blocks: [
        'Novos usuários têm garantia de 30 dias: se o serviço não servir para você, peça nesse prazo, contado da primeira contratação de um plano pago, e devolvemos o valor pago.',
        'Além dessa garantia, vale o direito de arrependimento do art. 49 do Código de Defesa do Consumidor: em contratações pela internet você pode desistir em até 7 dias, sem dar motivo, e recebe de volta tudo o que pagou.',
        'Para usar qualquer um dos dois, escreva para o e-mail de contato no fim desta página.',
      ],
    },
    {
      id: 'cancelamento',
      title: '6. Cancelamento e reembolso',
      blocks: [
        'Você pode cancelar quando quiser, escrevendo para o e-mail de contato ou junto ao provedor de pagamentos. O cancelamento vale a partir do fim do período de cobrança em andamento: até lá o plano continua ativo, e depois a conta volta ao plano Gratuito.',
        'Não há reembolso por períodos já utilizados, salvo a garantia e o direito de arrependimento da seção anterior e os demais casos previstos em lei.',
        'Encerrar a conta é outra coisa: na página da conta você pode fazê-lo a qualquer momento. Um plano pago em curso é cancelado junto, e os dados são apagados em até 30 dias, menos o que a Política de Privacidade diz que precisa ser guardado.',
      ],
    },
    {
      id: 'assinatura',
      title: '7. Assinatura das propostas',
      blocks: [
        'A assinatura feita no Acordo é uma assinatura eletrônica simples (Lei nº 14.063/2020): registra nome, e-mail, confirmação, data, hora, endereço IP e o resumo criptográfico do documento exibido. Não é assinatura com certificado ICP-Brasil.',
        'Ao assinar, as partes da proposta aceitam esse meio como válido entre elas, nos termos do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001. Documentos para os quais a lei exige outra forma de assinatura não devem ser assinados por aqui.',
        'O conteúdo assinado fica congelado: não pode mais ser alterado, e uma cópia em PDF pode ser baixada pelas duas partes. Um código de verificação permite conferir a assinatura sem revelar o documento.',
        'O link de uma proposta vale até o fim do 30º dia após a criação dela ou, quando restarem menos de 7 dias ou o link for gerado de novo, por 30 dias a contar dessa geração. A data exata aparece ao compartilhar.',
      ],
    },
    {
      id: 'seu-conteudo',
      title: '8. Seu conteúdo e uso aceitável',
      blocks: [
        'O conteúdo das propostas é seu. Você nos autoriza a guardá-lo, exibi-lo e enviá-lo somente para prestar o serviço.',
        'O contrato formado por uma proposta aceita é entre você e o seu cliente. Não somos parte dele, não o intermediamos e não respondemos pela execução do projeto.',
        'Não é permitido usar o serviço para:',
        {
          list: [
            'enviar conteúdo ilegal, enganoso ou que viole direitos de outras pessoas;',
            'enviar mensagens em massa a quem não as espera;',
            'incluir dados de clientes sem uma base legal para isso;',
            'tentar acessar dados alheios, sobrecarregar o sistema ou contornar suas proteções.',
          ],
        },
        'Contas que descumprirem estas regras podem ser suspensas ou encerradas, com aviso sempre que possível.',
      ],
    },
    {
      id: 'dados-pessoais',
      title: '9. Dados pessoais',
      blocks: [
        {
          linked: {
            before: 'O tratamento de dados pessoais está descrito na ',
            label: 'Política de Privacidade',
            href: '/privacy-policy',
            after: ', que faz parte destes termos.',
          },
        },
        'Para os dados dos seus clientes, você é o controlador e nós tratamos os dados em seu nome e conforme as suas instruções, dadas pelo uso do serviço.',
      ],
    },
    {
      id: 'propriedade',
      title: '10. Propriedade intelectual',
      blocks: [
        'A marca, os templates e o software do Acordo continuam de seus titulares. Enquanto usar o serviço, você pode usar os templates nas suas propostas, e o que já enviou ou exportou continua seu.',
      ],
    },
    {
      id: 'disponibilidade',
      title: '11. Disponibilidade e suporte',
      blocks: [
        'Trabalhamos para manter o serviço no ar e corrigir falhas com rapidez, mas pode haver interrupções para manutenção ou por causas fora do nosso controle. Paradas programadas são avisadas com antecedência sempre que possível.',
        'O suporte recebe mensagens a qualquer hora pelo e-mail de contato.',
      ],
    },
    {
      id: 'responsabilidade',
      title: '12. Limitação de responsabilidade',
      blocks: [
        'Na medida permitida pela lei, nossa responsabilidade total se limita ao valor que você pagou pelo serviço nos últimos 12 meses.',
        'Esse limite não se aplica onde a lei não permite limitar a responsabilidade, como em caso de dolo ou nos direitos que o Código de Defesa do Consumidor garante a consumidores.',
      ],
    },
    {
      id: 'alteracoes',
      title: '13. Alterações destes termos',
      blocks: [
        'Podemos atualizar estes termos. A data no início da página mostra a versão em vigor, e mudanças relevantes são avisadas com 30 dias de antecedência. Se não concordar, você pode cancelar antes que passem a valer.',
      ],
    },
    {
      id: 'lei-e-foro',
      title: '14. Lei aplicável e foro',
      blocks: [
        'Estes termos seguem a lei brasileira. Fica eleito o foro da comarca de São Paulo, ressalvado o foro do domicílio do consumidor.',
      ],
    },
    {
      id: 'contato',
      title: '15. Contato',
      blocks: ['Fale com quem opera esta instalação:', { operator: true }],
    },
  ],
};
