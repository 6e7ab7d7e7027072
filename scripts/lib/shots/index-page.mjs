/** @param {readonly import('./take.mjs').Taken[]} taken @returns {string} a page that shows them side by side */
export function indexPage(taken) {
  const names = [...new Set(taken.map(({ name }) => name))];
  const figure = (/** @type {import('./take.mjs').Taken} */ { file, size, theme }) =>
    `<a href="${file}" class="${size}"><img src="${file}" loading="lazy" alt=""><span>${size} ${theme}</span></a>`;
  const section = (/** @type {string} */ name) =>
    `<section id="${name}"><h2>${name}</h2><div>${taken
      .filter((one) => one.name === name)
      .map(figure)
      .join('')}</div></section>`;
  return `<!doctype html><meta charset="utf-8"><title>Shots</title><style>
body{font:14px system-ui;margin:24px;background:#ddd}nav{columns:4;margin-bottom:24px}section>div{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
a{flex:none;width:560px;color:#222}a.phone{width:240px}a.paper{width:400px}img{width:100%;background:#fff;border:1px solid #aaa}span{display:block}
</style><nav>${names.map((name) => `<a href="#${name}" style="display:block">${name}</a>`).join('')}</nav>${names.map(section).join('')}`;
}
