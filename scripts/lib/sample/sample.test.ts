import { describe, expect, it } from '@jest/globals';
import { CompanyInput } from '@acordo/contracts/http/company/company';
import { NewContent } from '@acordo/contracts/http/propostas/content';
import { proposals } from './proposals.mjs';
import { studios } from './studios.mjs';

describe('sample data', () => {
  it.each(Object.entries(proposals))('%s is a proposal that the product accepts', (_name, body) => {
    expect(NewContent.safeParse(body).error?.issues).toBeUndefined();
  });
  it.each([studios.marina, studios.juliana])(
    '$owner.nome’s company is one that the product takes',
    ({ company }) => {
      expect(CompanyInput.safeParse(company).error?.issues).toBeUndefined();
    },
  );
});
