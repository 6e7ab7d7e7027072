import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Card } from './card';

it('is a bordered surface, without a shadow (L4)', () => {
  const { container } = render(<Card className="p-4">x</Card>);
  const names = [...(container.firstElementChild?.classList ?? [])];
  expect(names).toEqual(expect.arrayContaining(['border', 'border-line', 'bg-surface', 'p-4']));
  expect(names.filter((name) => name.startsWith('shadow'))).toEqual([]);
});
