/** @typedef {ReturnType<typeof import('./pictures.mjs').picturesIn>} Groups */

const STYLE = `
:root{color-scheme:light dark;font:14px/1.5 system-ui,sans-serif;--line:light-dark(#ccc,#444)}
body{margin:0;display:grid;grid-template-columns:240px minmax(0,1fr);background:light-dark(#eceae5,#191c24)}
nav{position:sticky;top:0;height:100vh;overflow-y:auto;box-sizing:border-box;padding:16px;border-right:1px solid var(--line)}
nav a{display:block;color:inherit;text-decoration:none}nav a:hover{text-decoration:underline}nav h2{font-size:13px;margin:16px 0 4px}
fieldset{border:1px solid var(--line);border-radius:6px;margin:0 0 8px;padding:6px 10px}label{display:block}
main{padding:0 24px 48px}main>h2{font-size:22px;margin:32px 0 0}
section{border-top:1px solid var(--line);padding:12px 0 24px;scroll-margin-top:0}h3{font-size:15px;margin:0 0 8px}h3 a{font-weight:400;margin-left:12px}
.row{display:flex;gap:16px;overflow-x:auto;align-items:flex-start}
figure{margin:0;flex:none;width:560px}figure.phone{width:220px}figure.page{width:420px}
figure a{display:block;max-height:720px;overflow:hidden;border:1px solid var(--line);border-radius:6px}img{display:block;width:100%}
figcaption{font-size:12px;opacity:.75}
body:has(#light:not(:checked)) .light,body:has(#dark:not(:checked)) .dark,body:has(#desktop:not(:checked)) .desktop,body:has(#phone:not(:checked)) .phone{display:none}
`;

/**
 * All pictures side by side, by who sees them; needs no script.
 * @param {Groups} groups
 * @returns {string}
 */
export function indexPage(groups) {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every screen in every state</title><style>${STYLE}</style>
<nav><fieldset><legend>Show</legend>${['desktop', 'phone', 'light', 'dark'].map(choice).join('')}</fieldset>
${filled.map(contents).join('\n')}</nav>
<main>${filled.map(group).join('\n')}</main></html>`;
}

const choice = (/** @type {string} */ id) =>
  `<label><input type="checkbox" id="${id}" checked> ${id}</label>`;

const contents = (/** @type {Groups[number]} */ { title, entries }) =>
  `<h2>${title} (${entries.length})</h2>${entries.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}`;

const group = (/** @type {Groups[number]} */ { title, entries }) =>
  `<h2>${title}</h2>${entries.map(section).join('\n')}`;

const section = (/** @type {Groups[number]['entries'][number]} */ { name, pictures, more }) =>
  `<section id="${name}"><h3>${name}${more.map((file) => `<a href="${file}">${file}</a>`).join('')}</h3><div class="row">${pictures
    .map(
      ({ file, size, theme }) =>
        `<figure class="${size} ${theme}"><a href="${file}"><img src="${file}" loading="lazy" alt="${name}"></a><figcaption>${size}, ${theme}</figcaption></figure>`,
    )
    .join('')}</div></section>`;
