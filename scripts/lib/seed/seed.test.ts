import { describe, expect, it } from '@jest/globals';
import { CompanyInput } from '@acordo/contracts/http/company/company';
import { NewContent } from '@acordo/contracts/http/propostas/content';
import { proposals } from './proposals.mjs';
import { stages } from './stages.mjs';
import { studios } from './studios.mjs';

describe('sample data', () => {
  it.each(Object.entries(proposals))('%s is a proposal that the product accepts', (_name, body) => {
    expect(NewContent.safeParse(body).error?.issues).toBeUndefined();
  });
  it.each(Object.entries(studios))('%s’s company is one that the product accepts', (_name, { company }) => {
    if (company) expect(CompanyInput.safeParse(company).error?.issues).toBeUndefined();
  });
  it('is created from the past to today', () => {
    const shifts = stages.map(({ shift }) => shift);
    expect(shifts).toEqual(shifts.toSorted((a, b) => a - b));
    expect(shifts.at(-1)).toBe(0);
  });
});
