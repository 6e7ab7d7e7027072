import { describe, expect, it } from '@jest/globals';
import { fileNameOf } from './fetch-file';

describe('name of a downloaded file', () => {
  it('is the server’s', () =>
    expect(fileNameOf("attachment; filename*=UTF-8''Proposta%20para%20P%C3%A3o%20%26%20Prosa.pdf")).toBe(
      'Proposta para Pão & Prosa.pdf',
    ));
  it.each([null, 'inline', "attachment; filename*=UTF-8''%E0%A4%A"])('is a plain one for %s', (header) =>
    expect(fileNameOf(header)).toBe('Proposta.pdf'),
  );
});
