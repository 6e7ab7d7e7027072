import { SIGNATURE_SIZE } from '@acordo/contracts/internal/signature-image';
import { type EmailContent, type Fact, SIGNATURE_CID } from '../email.js';
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

/** Half of the image's pixels. */
const [WRITTEN_WIDTH, WRITTEN_HEIGHT] = [SIGNATURE_SIZE.width / 2, SIGNATURE_SIZE.height / 2];

/** The name as it was rendered, on white in both themes; without images its text is shown. */
const writtenName = (name: string): Html => html`
<tr><td style="padding:0"><img src="cid:${SIGNATURE_CID}" alt="Assinatura de ${shown(name)}" width="${WRITTEN_WIDTH}" height="${WRITTEN_HEIGHT}" style="display:block;width:100%;max-width:${WRITTEN_WIDTH}px;height:auto;border:0;border-radius:8px;background:#ffffff;font:italic 400 24px/32px ${HANDWRITING_FONTS};color:${LIGHT.pen}"></td></tr>`;

/** In ink colour, above a line. Italic if no script font is available. */
const typedName = (name: string): Html => html`
<tr><td class="pen rule" style="padding:8px 0 4px;border-bottom:1px solid ${LIGHT.line};font:italic 400 34px/42px ${HANDWRITING_FONTS};color:${LIGHT.pen};${WRAP}">${shown(name)}</td></tr>`;

/** The name like a signature on paper. */
export const signatureLine = ({ name, caption, image }: NonNullable<EmailContent['signature']>): Html => html`
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0 0">${image ? writtenName(name) : typedName(name)}
<tr><td class="soft" style="padding:6px 0 0;font:400 13px/18px ${SANS};color:${LIGHT.soft};${WRAP}">${shown(name)} · ${shown(caption)}</td></tr>
</table>`;

export const quoteBlock = ({ label, text }: NonNullable<EmailContent['quote']>): Html => html`
<p class="soft" style="margin:24px 0 6px;font:400 14px/20px ${SANS};color:${LIGHT.soft}">${label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td class="bar ink" style="padding:2px 0 2px 16px;border-left:3px solid ${LIGHT.pen};font:400 16px/25px ${SANS};color:${LIGHT.ink};${WRAP}">${withBreaks(text)}</td></tr>
</table>`;
