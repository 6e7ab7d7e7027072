import { describe, expect, it } from '@jest/globals';
import { isFiltered, readFilter, writeFilter } from './list-filter';

const read = (search: string) => readFilter(new URLSearchParams(search));

describe('filter of the list', () => {
  it('is read from the address', () => {
    expect(read('status=enviado&q=%20padaria%20')).toEqual({ status: 'enviado', q: 'padaria' });
    expect(read('')).toEqual({ status: '', q: '' });
  });
  it('ignores an invalid status, and cuts a long text', () => {
    expect(read('status=toString').status).toBe('');
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
  });
  it('is written without removing other parameters', () => {
    const search = new URLSearchParams('tab=1&status=aceito&q=x');
    expect(writeFilter(search, { status: '', q: ' pão ' }).toString()).toBe('tab=1&q=p%C3%A3o');
    expect(search.get('status')).toBe('aceito');
  });
  it('detects whether it filters anything', () => {
    expect(isFiltered({ status: '', q: '' })).toBe(false);
    expect(isFiltered({ status: 'aceito', q: '' })).toBe(true);
    expect(isFiltered({ status: '', q: 'a' })).toBe(true);
  });
});
