import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { ValidUntil } from './valid-until';

const END = '2026-12-29T02:59:59.000Z';
const LATER = '2027-01-05T02:59:59.000Z';

const text = (date: string) => `Link válido até ${date}`;

describe('the last day of a link', () => {
  it('is São Paulo’s, and follows the proposal', () => {
    const { rerender } = render(<ValidUntil end={END} text={text} />);
    expect(screen.getByText('Link válido até 28/12/2026').getAttribute('datetime')).toBe(END);
    rerender(<ValidUntil end={LATER} text={text} />);
    expect(screen.getByText('Link válido até 04/01/2027').getAttribute('datetime')).toBe(LATER);
  });

  it('is hydrated as rendered, without formatting a date, until it changes', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    const drawn = render(<ValidUntil end={END} text={text} />);
    const html = drawn.container.innerHTML;
    drawn.unmount();
    root.innerHTML = html;
    const made = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const wrong = jest.fn();
    const app = await act(async () =>
      hydrateRoot(root, <ValidUntil end={END} text={text} />, { onRecoverableError: wrong }),
    );
    expect([root.textContent, made.mock.calls.length, wrong.mock.calls.length]).toEqual([
      'Link válido até 28/12/2026',
      0,
      0,
    ]);
    await act(async () => app.render(<ValidUntil end={LATER} text={text} />));
    expect(root.textContent).toBe('Link válido até 04/01/2027');
    made.mockRestore();
  });

  it('is taken from the rendered one although a browser has translated it (attack 311)', () => {
    const drawn = document.body.appendChild(document.createElement('div'));
    drawn.innerHTML = `<time datetime="${END}" data-date="28/12/2026"><font><font>Link valid until December 28, 2026</font></font></time>`;
    const made = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    render(<ValidUntil end={END} text={text} />);
    expect(screen.getByText('Link válido até 28/12/2026')).toBeDefined();
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
    drawn.remove();
  });

  it('is the date alone on a cover (P128)', () => {
    render(<ValidUntil end={END} />);
    expect(screen.getByText('28/12/2026')).toBeDefined();
  });
});
