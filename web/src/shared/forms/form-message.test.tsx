import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { FormMessage } from './form-message';

const Form = ({ failure }: { failure?: Error }) => (
  <form>
    <FormMessage reason={failure}>{failure?.message}</FormMessage>
    <button type="submit">Enviar</button>
  </form>
);

describe('FormMessage', () => {
  it('gets the focus with each failure, also with one of the same text (attack 303)', () => {
    const { container, rerender } = render(<Form />);
    const [place, button] = [container.querySelector('[role="alert"]'), container.querySelector('button')];
    expect(document.activeElement).toBe(document.body);
    for (const failure of [new Error('Não deu'), new Error('Não deu')]) {
      button?.focus();
      rerender(<Form failure={failure} />);
      expect(document.activeElement).toBe(place);
      expect(place?.textContent).toBe('Não deu');
    }
  });

  it('leaves the focus where the person put it until there is another failure', () => {
    const failure = new Error('Não deu');
    const { container, rerender } = render(<Form failure={failure} />);
    container.querySelector('button')?.focus();
    rerender(<Form failure={failure} />);
    expect(document.activeElement?.textContent).toBe('Enviar');
  });
});
