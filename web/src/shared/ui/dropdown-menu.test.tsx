import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/patience';
import { Button } from './button';
import { DropdownMenu, MenuChoice, MenuChoices, MenuItem } from './dropdown-menu';

describe('DropdownMenu', () => {
  it('opens by keyboard and reports the choice', async () => {
    const change = jest.fn();
    render(
      <DropdownMenu trigger={<Button>Andamento</Button>}>
        <MenuChoices value="pendente" onChange={change}>
          <MenuChoice value="pendente">Aguardando início</MenuChoice>
          <MenuChoice value="iniciado">Iniciado</MenuChoice>
        </MenuChoices>
        <MenuItem disabled onSelect={change}>
          Excluir
        </MenuItem>
      </DropdownMenu>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const [chosen] = screen.getAllByRole('menuitemradio');
    expect(chosen?.getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(change).toHaveBeenCalledTimes(1);
    expect(change).toHaveBeenCalledWith('iniciado');
  });
});
