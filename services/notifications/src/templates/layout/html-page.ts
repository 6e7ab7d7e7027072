import type { Content, Site } from '../letter.js';
import { factsTable, quoteBlock, signatureLine } from './facts.js';
import { Html, html } from './html.js';
import { LIGHT, SANS, SERIF, STYLE } from './look.js';

const WIDTH = 560;
const WRAP = 'overflow-wrap:anywhere;word-break:break-word';
// Keeps the start of the body out of the preview that inbox lists show.
const FILLER = new Html('&#847;&zwnj;&nbsp;'.repeat(40));

/**
 * A letter on paper: the sender's company, one sheet, one action, ours small at the end (look.md). Tables and inline styles,
 * since mail readers know little else; no image and no outside address but our own.
 */
export function htmlPage(content: Content, site: Site): Html {
  const { subject, preheader } = content;
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${subject}</title>
<style>${new Html(STYLE)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;opacity:0">${preheader}${FILLER}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LIGHT.paper}">
<tr><td class="edge" align="center" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${WIDTH}px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;font:600 16px/24px ${SANS};color:${LIGHT.ink};${WRAP}">${content.sender || site.appName}</td></tr>
<tr><td class="sheet" style="padding:36px 40px;background:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:14px">${sheet(content)}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;font:400 13px/20px ${SANS};color:${LIGHT.soft}">${content.why}<br><a class="ink mark" href="${site.publicUrl}" style="display:inline-block;margin-top:12px;border-bottom:2px solid ${LIGHT.pen};font:600 16px/22px ${SERIF};color:${LIGHT.ink}">${site.appName}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

const sheet = ({ headline, lead, signature, quote, facts, hint, action }: Content): Html => html`
<h1 class="ink" style="margin:0 0 8px;font:600 28px/36px ${SERIF};color:${LIGHT.ink}">${headline}</h1>
<p class="ink" style="margin:0;font:400 16px/25px ${SANS};color:${LIGHT.ink};${WRAP}">${lead}</p>${signature && signatureLine(signature)}${quote && quoteBlock(quote)}${
  hint &&
  html`
<p class="soft" style="margin:20px 0 0;font:400 14px/22px ${SANS};color:${LIGHT.soft}">${hint}</p>`
}
<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0 0">
<tr><td class="button-cell" bgcolor="${LIGHT.pen}" style="border-radius:10px;background:${LIGHT.pen}"><a class="button" href="${action.url}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${LIGHT.pen};font:600 16px/22px ${SANS};color:${LIGHT.onPen}">${action.label}</a></td></tr>
</table>${factsTable(facts)}`;
