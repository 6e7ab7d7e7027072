import { describe, expect, it } from '@jest/globals';
import { chosenStatus, DEVELOPMENT_CHOICES } from './development-status';

describe('development status (P21, D46)', () => {
  it('has four words', () =>
    expect(DEVELOPMENT_CHOICES).toEqual([
      { value: 'pendente', label: 'Aguardando início' },
      { value: 'iniciado', label: 'Iniciado' },
      { value: 'em_desenvolvimento', label: 'Em desenvolvimento' },
      { value: 'finalizado', label: 'Finalizado' },
    ]));
  it('changes to any other value, and to nothing else', () => {
    expect(chosenStatus('finalizado', 'pendente')).toBe('finalizado');
    expect(chosenStatus('pendente', 'finalizado')).toBe('pendente');
    expect(chosenStatus('pendente', 'pendente')).toBeNull();
    expect(chosenStatus('parado', 'pendente')).toBeNull();
  });
});
