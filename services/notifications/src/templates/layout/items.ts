import type { Item } from '../email.js';
import { type Html, html, kept } from './html.js';
import { LIGHT, SANS } from './look.js';

const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

/** Several notices in one email, a line between them; each links to its own page. */
export const itemList = (items: readonly Item[]): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0">${items.map(itemRow)}
</table>`;

const itemRow = ({ headline, lead, detail, label, url }: Item): Html => html`
<tr><td class="rule ink" style="padding:14px 0;border-top:1px solid ${LIGHT.line};font:400 14px/21px ${SANS};color:${LIGHT.ink};${WRAP}"><strong style="font-weight:600">${kept(headline)}</strong><br>${kept(lead)}${detail && html`<br><span class="soft" style="color:${LIGHT.soft}">${kept(detail)}</span>`}<br><a class="pen" href="${url}" style="display:inline-block;padding:12px 0 2px;font-weight:600;color:${LIGHT.pen}">${label}</a></td></tr>`;
