import type { EmailContent, Fact } from '../email.js';
import { type Html, html, kept, shown, withBreaks } from './html.js';
import { HANDWRITING_FONTS, LIGHT, MONO, SANS } from './look.js';

const WRAP = 'overflow-wrap:anywhere;word-break:break-word';

export const factsTable = (facts: readonly Fact[]): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0">${facts.map(factRow)}
</table>`;

const factRow = ({ label, value, detail, mono }: Fact): Html => html`
<tr>
<td class="label rule soft" width="168" valign="top" style="width:168px;padding:12px 16px 12px 0;border-top:1px solid ${LIGHT.line};font:400 14px/20px ${SANS};color:${LIGHT.soft}">${label}</td>
<td class="value rule ink" valign="top" style="padding:12px 0;border-top:1px solid ${LIGHT.line};font:500 14px/20px ${mono ? MONO : SANS};color:${LIGHT.ink};font-variant-numeric:tabular-nums;${WRAP}">${kept(value)}${detail && html`<br><span class="soft" style="font-weight:400;font-size:13px;font-family:${SANS};color:${LIGHT.soft}">${kept(detail)}</span>`}</td>
</tr>`;

/** The name like a signature on paper: in ink colour, above a line. Italic if no script font is available. */
export const signatureLine = ({ name, caption }: NonNullable<EmailContent['signature']>): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0">
<tr><td class="pen rule" style="padding:8px 0 4px;border-bottom:1px solid ${LIGHT.line};font:italic 400 34px/42px ${HANDWRITING_FONTS};color:${LIGHT.pen};${WRAP}">${shown(name)}</td></tr>
<tr><td class="soft" style="padding:6px 0 0;font:400 13px/18px ${SANS};color:${LIGHT.soft};${WRAP}">${shown(name)} · ${shown(caption)}</td></tr>
</table>`;

export const quoteBlock = ({ label, text }: NonNullable<EmailContent['quote']>): Html => html`
<p class="soft" style="margin:24px 0 6px;font:400 14px/20px ${SANS};color:${LIGHT.soft}">${label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="bar ink" style="padding:2px 0 2px 16px;border-left:3px solid ${LIGHT.pen};font:400 16px/25px ${SANS};color:${LIGHT.ink};${WRAP}">${withBreaks(text)}</td></tr>
</table>`;
