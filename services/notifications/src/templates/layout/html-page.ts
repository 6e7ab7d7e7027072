import { fillOf } from '@acordo/document/brand';
import { contrast } from '@acordo/document/contrast';
import { type EmailContent, LOGO_CID, type Site } from '../email.js';
import { factsTable, quoteBlock, signatureLine } from './facts.js';
import { itemList } from './items.js';
import { Html, html, kept, shown } from './html.js';
import { bracketed } from './link-like.js';
import { LIGHT, SANS, SERIF, STYLE } from './look.js';

const WIDTH = 560;
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
// Keeps the start of the body out of the preview that inbox lists show.
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(40));

/**
 * An email on paper: the sender's company, one sheet, one action, ours small at the end (L24). Tables and inline styles,
 * since mail programs support little else; no image and no outside address but our own.
 */
export function htmlPage(content: EmailContent, site: Site): Html {
  const { subject, preheader } = content;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${bracketed(subject)}</title>
<style>${new Html(STYLE)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${shown(preheader)}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}">
<tr><td class="edge" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;font:600 16px/24px ${SANS};color:${LIGHT.ink};${WRAP}">${content.logo && logoOf(content)}${shown(content.sender || site.appName)}</td></tr>
<tr><td class="sheet" style="padding:36px 40px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:14px">${sheet(content)}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font:400 13px/20px ${SANS};color:${LIGHT.soft}">${kept(content.why)}${content.stop && stopLine(content.stop)}<br><a class="ink mark" href="${site.publicUrl}" style="display:inline-block;margin-top:12px;border-bottom:2px solid ${LIGHT.pen};font:600 16px/22px ${SERIF};color:${LIGHT.ink}">${site.appName}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const sheet = ({
  headline,
  lead,
  signature,
  quote,
  items,
  facts,
  hint,
  action,
  brand,
}: EmailContent): Html => html`
<h1 class="ink" style="margin:0 0 8px;font:600 28px/36px ${SERIF};color:${LIGHT.ink}">${kept(headline)}</h1>
<p class="ink" style="margin:0;font:400 16px/25px ${SANS};color:${LIGHT.ink};${WRAP}">${kept(lead)}</p>${signature && signatureLine(signature)}${quote && quoteBlock(quote)}${items && itemList(items)}${
  hint &&
  html`
<p class="soft" style="margin:20px 0 0;font:400 14px/22px ${SANS};color:${LIGHT.soft}">${kept(hint)}</p>`
}
<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0">
<tr>${button(action, brand)}</tr>
</table>${facts.length > 0 && factsTable(facts)}`;

const stopLine = (url: string): Html =>
  html`<br><a class="soft" href="${url}" style="display:inline-block;padding:8px 0;text-decoration:underline;color:${LIGHT.soft}">Não quero receber mensagens como esta neste endereço</a>`;

const COLOR = /^#[0-9a-f]{6}$/i;
/** WCAG 2.2: below this a pale button needs a border (attack 77). */
const PART_CONTRAST = 3;

/** In our colour, which has a dark variant; or in the company's, the same in both themes, with white text or ink (D26). */
function button({ label, url }: EmailContent['action'], brand: string | undefined): Html {
  const theirs = brand !== undefined && COLOR.test(brand);
  const [cell, link] = theirs ? ['brand-cell', 'brand'] : ['button-cell', 'button'];
  const { color, on } = theirs ? fillOf(brand) : { color: LIGHT.pen, on: LIGHT.onPen };
  const edge = contrast(color, LIGHT.surface) < PART_CONTRAST ? LIGHT.edge : color;
  return html`<td class="${cell}" bgcolor="${color}" style="border-radius:10px;background:${color}"><a class="${link}" href="${url}" style="display:inline-block;padding:12px 23px;border:1px solid ${edge};border-radius:10px;background:${color};font:600 16px/22px ${SANS};color:${on}">${label}</a></td>`;
}

/** On white in both themes: most logos are made for paper. Part of the message, so that it is shown without permission. */
const logoOf = ({ sender }: EmailContent): Html => html`
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px"><tr><td style="padding:8px 10px;background:#FFFFFF;border:1px solid ${LIGHT.line};border-radius:10px;line-height:0"><img src="cid:${LOGO_CID}" alt="${sender}" height="40" style="display:block;height:40px;width:auto;max-width:240px;object-fit:contain;border:0;font:600 14px/40px ${SANS};color:#10182B"></td></tr></table>
`;
