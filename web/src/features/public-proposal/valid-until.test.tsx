import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ValidUntil } from './components/valid-until';

const END = '2026-12-29T02:59:59.000Z';
const LATER = '2027-01-05T02:59:59.000Z';

describe('the last day of a link', () => {
  it('is São Paulo’s, and follows the proposal', () => {
    const { rerender } = render(<ValidUntil end={END} />);
    expect(screen.getByText('Link válido até 28/12/2026').getAttribute('datetime')).toBe(END);
    rerender(<ValidUntil end={LATER} />);
    expect(screen.getByText('Link válido até 04/01/2027').getAttribute('datetime')).toBe(LATER);
  });

  it('is hydrated as rendered, without formatting a date, until it changes', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    const drawn = render(<ValidUntil end={END} />);
    const html = drawn.container.innerHTML;
    drawn.unmount();
    root.innerHTML = html;
    const made = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const wrong = jest.fn();
    const app = await act(async () =>
      hydrateRoot(root, <ValidUntil end={END} />, { onRecoverableError: wrong }),
    );
    expect([root.textContent, made.mock.calls.length, wrong.mock.calls.length]).toEqual([
      'Link válido até 28/12/2026',
      0,
      0,
    ]);
    await act(async () => app.render(<ValidUntil end={LATER} />));
    expect(root.textContent).toBe('Link válido até 04/01/2027');
    made.mockRestore();
  });

  it('is written again if a browser has translated the rendered one (attack 311)', () => {
    const drawn = document.body.appendChild(document.createElement('div'));
    drawn.innerHTML = `<time datetime="${END}"><font><font>Link valid until 28/12/2026</font></font></time>`;
    render(<ValidUntil end={END} />);
    expect(screen.getByText('Link válido até 28/12/2026')).toBeDefined();
    drawn.remove();
  });
});
