import { LENGTHS } from '@acordo/contracts/lengths';
import { PROJECT_TYPES } from '@acordo/brazil/catalogue';
import { TEMPLATES } from '@acordo/contracts/http/propostas/states';
import fc from 'fast-check';

/** Characters that JSON escapes or SQL might change, within D47's limits. */
const awkward = ['"', '\\', '/', '</script>', '😀', 'ação', "'", '{}', 'null', ' '];
const text = (max: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 8 })), { maxLength: 8 })
    .map((parts) =>
      Array.from(parts.join('').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ''))
        .slice(0, max / 2)
        .join('')
        .trim(),
    );
const cents = fc
  .integer({ min: 0, max: 99_999_999_999 })
  .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);
const content = fc.record({
  titulo: text(LENGTHS.title).map((value) => `T${value}`),
  cliente_nome: text(LENGTHS.name).map((value) => `N${value}`),
  cliente_endereco: text(LENGTHS.title),
  tipo_site: fc.constantFrom(...PROJECT_TYPES.map(({ value }) => value)),
  paginas: fc.integer({ min: 1, max: 10_000 }),
  funcionalidades: fc.array(
    text(LENGTHS.feature).map((value) => `F${value}`),
    { maxLength: 5 },
  ),
  valor_total: cents,
  servidor_web_valor: cents,
  descricao: text(LENGTHS.text),
  template: fc.constantFrom(...TEMPLATES),
});

/** Contents as owners might write them, with all characters that are special in JSON and SQL. */
export const generatedContents = (count: number): object[] => fc.sample(content, count);
