import { html } from 'hono/html'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import type { Brand } from './brand'
import type { EmailContent, Link } from './email-content'

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const PAPER = '#fbf6ee'
const INK = '#2a211b'
const SOFT = '#5f554c'
const LINE = '#e6dccd'

/** The e-mail as HTML in the brand's colours: one column, no pictures, nothing that is loaded. */
export function emailHtml(content: EmailContent, brand: Brand): string {
  const { subject, heading, paragraphs, facts, bill = [], action, links = [], footnotes, legal = [] } = content
  return String(html`<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;background:${PAPER};color:${INK};${FONT};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${brand.colour};color:${brand.onColour};border-radius:16px 16px 0 0;padding:18px 28px;font-size:20px;font-weight:800">${brand.label}</td></tr>
<tr><td style="background:#fffdf9;border:1px solid ${LINE};border-top:0;border-radius:0 0 16px 16px;padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${bindLetters(heading)}</h1>
${paragraphs.map((text) => html`<p style="margin:0 0 16px">${bindShortWords(text)}</p>`)}
${facts.length > 0 ? factTable(facts) : ''}
${bill.length > 0 ? billTable(bill) : ''}
${action ? button(action, brand) : ''}
${links.map((link) => html`<p style="margin:0 0 12px">${anchor(link, brand)}</p>`)}
</td></tr>
<tr><td style="padding:20px 28px;color:${SOFT};font-size:13px">
${[`${brand.label}. ${brand.tagline}`, ...footnotes].map((text) => html`<p style="margin:0 0 8px">${bindShortWords(text)}</p>`)}
${legal.length > 0 ? html`<p style="margin:0">${legal.map((link) => html`${anchor(link, brand)} &nbsp; `)}</p>` : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`)
}

function factTable(facts: EmailContent['facts']) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
${facts.map(
  ([label, value]) => html`<tr>
<td valign="top" style="padding:6px 16px 6px 0;color:${SOFT};width:1%;white-space:nowrap">${label}</td>
<td style="padding:6px 0;font-weight:600">${bindShortWords(value)}</td>
</tr>`,
)}
</table>`
}

function billTable(bill: [string, string][]) {
  return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
${bill.map(([name, price], index) => {
  const weight = index === bill.length - 1 ? 'font-weight:800' : 'font-weight:400'
  return html`<tr>
<td style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};${weight}">${bindLetters(name)}</td>
<td align="right" style="padding:8px 0;border-top:1px solid ${LINE};white-space:nowrap;${weight}">${price}</td>
</tr>`
})}
</table>`
}

function button({ label, url }: Link, { colour, onColour }: Brand) {
  return html`<p style="margin:0 0 20px"><a href="${url}" style="display:inline-block;background:${colour};color:${onColour};border-radius:999px;padding:13px 26px;font-weight:700;text-decoration:none">${label}</a></p>`
}

function anchor({ label, url }: Link, { strongColour }: Brand) {
  return html`<a href="${url}" style="color:${strongColour};font-weight:600">${label}</a>`
}
