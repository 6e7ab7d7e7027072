import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { connectToaster, type Notice } from './notify';
import { printPage } from './print-page';

const SAID = [{ tone: 'destructive', title: 'Este navegador não imprime', detail: expect.any(String) }];
let notices: Notice[];

/** Browsers inside other apps have no print dialog, or ignore `print()` (attack 342). */
describe('printing', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    notices = [];
    connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('opens the browser’s dialog, without a notice', () => {
    window.print = () => window.dispatchEvent(new Event('beforeprint'));
    printPage();
    jest.runAllTimers();
    expect(notices).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['is missing', undefined as unknown as () => void],
    ['does nothing', () => undefined],
    [
      'throws',
      () => {
        throw new Error('not here');
      },
    ],
  ])('shows a notice if it %s', (_what, print) => {
    window.print = print;
    printPage();
    jest.runAllTimers();
    expect(notices).toEqual(SAID);
  });
});
