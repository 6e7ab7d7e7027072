import { describe, expect, it } from '@jest/globals';
import { STATUSES } from '@acordo/contracts/http/propostas/states';
import { nextSteps } from './next-steps.js';

describe('how a document ends (D14, attack 354)', () => {
  it('offers signing while it is possible, or in a draft', () => {
    for (const status of ['rascunho', 'enviado'] as const) {
      const { steps, ready } = nextSteps(status, 'Estúdio Lume');
      expect(steps.map(({ title }) => title)).toContain('Assine digitalmente');
      expect(ready).toEqual({
        title: 'Pronto para começar?',
        text: 'Assine digitalmente pelo link desta proposta. Se algo não ficou claro, fale com Estúdio Lume.',
      });
    }
  });

  it('offers nothing that is no longer possible', () => {
    const closed = STATUSES.filter((status) => status !== 'rascunho' && status !== 'enviado');
    expect(closed).toHaveLength(3);
    for (const status of closed)
      expect(JSON.stringify(nextSteps(status, 'Lume'))).not.toMatch(/assin|revis|leia|pronto/i);
  });

  it('shows what comes after a signature', () => {
    const { steps, ready } = nextSteps('aceito', 'Lume Ltda.');
    expect(steps.map(({ title }) => title)).toEqual(['Guarde o comprovante', 'Começamos o projeto']);
    expect(ready).toEqual({ title: 'Proposta aceita', text: 'Para combinar o início, fale com Lume Ltda.' });
    expect(nextSteps('aceito', '').ready?.text).toBe('Para combinar o início, fale conosco.');
  });
});
