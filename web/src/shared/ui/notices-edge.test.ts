import { describe, expect, it } from '@jest/globals';
import { noticesEdge } from './notices-edge';

const column = { left: 900, right: 1256, height: 80, front: 80 };
const bar = (top: number, bottom: number, left = 0, right = 1280) => ({ left, right, top, bottom });
const edgeOver = (...bars: ReturnType<typeof bar>[]) => noticesEdge(bars, column, 800, 24);

describe('where notices begin', () => {
  it.each([
    ['nothing', [], 24],
    ['a bar at the lower edge', [bar(728, 800)], 88],
    ['a button’s row where they would be', [bar(700, 744)], 116],
    ['a bar that touches them from above', [bar(640, 697)], 176],
    ['a bar over them', [bar(640, 696)], 24],
    ['a bar that was scrolled out below', [bar(801, 845)], 24],
    ['a bar beside them', [bar(700, 744, 0, 900)], 24],
    ['two bars, the upper in the way of what moved', [bar(640, 690), bar(728, 800)], 176],
    ['no room above a bar', [bar(60, 780)], 24],
  ])('over %s', (_, bars, edge) => {
    expect(edgeOver(...bars)).toBe(edge);
  });

  it('uses the height of all of them, as when the stack is open', () => {
    const three = { ...column, height: 260 };
    expect(noticesEdge([bar(500, 544)], three, 800, 24)).toBe(316);
    expect(noticesEdge([bar(500, 544)], column, 800, 24)).toBe(24);
  });

  it('uses the front one alone where there is no room for all', () => {
    const many = { ...column, height: 700 };
    expect(noticesEdge([bar(700, 744)], many, 800, 24)).toBe(116);
  });
});
