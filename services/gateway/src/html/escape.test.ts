import { describe, expect, it } from '@jest/globals';
import { escapeHtml, escapeJson } from './escape.js';

describe('texts of people in a page', () => {
  it('is text, and stays in its attribute', () => {
    expect(escapeHtml(`<b a="1" c='2'>&`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;');
  });

  it('cannot end the element with JSON, and keeps its value', () => {
    const value = { a: '</script><!--<script>', b: '\u2028\u2029 "q" \\u003c \\', '<c>': 1 };
    const escaped = escapeJson(JSON.stringify(value));
    expect(escaped).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(escaped)).toEqual(value);
  });
});
