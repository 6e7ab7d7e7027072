/**
 * Why older keys may not be removed yet (docs/decisions/0022): data that only they decrypt would be lost; keys have no copies.
 * @param {{ forced: boolean, check?: () => number }} how `check`: exit code of `npm run reseal -- --check`; absent where it runs
 * elsewhere, in containers
 * @returns {string | undefined}
 */
export function dropRefusal({ forced, check }) {
  if (forced) return undefined;
  if (!check)
    return (
      'Nada foi alterado. A chave antiga só pode sair quando as duas conferências (passo 4 do README) terminam com 0.\n' +
      'Terminaram? Então: node scripts/keys.mjs drop --env --force'
    );
  return check() === 0
    ? undefined
    : 'Nada foi alterado: a conferência acima não terminou com 0, e o que só a chave antiga abre se perderia com ela.\n' +
        'Rode npm run reseal. Para perdê-lo mesmo assim: npm run keys -- drop --force';
}
