import { html, raw } from 'hono/html'
import { bindLetters, bindShortWords } from '@/lib/domain/text/bind-short-words'
import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent, Fact, Link } from './email-content'

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/**
 * Outlook on Windows reads a line height without a unit as a minimum and gives cells of a table neither family nor size
 * of the body: each text names both.
 */
const text = (pixels: number, line: number) =>
  `${FONT};font-size:${pixels}px;mso-line-height-rule:exactly;line-height:${line}px`
const BODY = text(16, 24)
const SMALL = text(13, 20)
const PAPER = '#fbf6ee'
const SHEET = '#fffdf9'
const INK = '#2a211b'
const SOFT = '#5f554c'
const LINE = '#e6dccd'

/**
 * Dark styles for mail programs that read style sheets: Apple Mail, Outlook on phones, Thunderbird. `!important`
 * overrides the inline styles that all others need. Gmail and Outlook on Windows darken by themselves; `data-ogsc`
 * marks elements that Outlook on the web has darkened.
 */
function styles({ darkStrongColour }: Brand): string {
  const rules = (of: (selector: string) => string) =>
    [
      `${of('.paper')}{background:#1d1815 !important}`,
      `${of('.sheet')}{background:#28221e !important;border-color:#463c34 !important}`,
      `${of('.ink')}{color:#f5ece1 !important}`,
      `${of('.soft')}{color:#c3b6a8 !important}`,
      `${of('.line')}{border-color:#463c34 !important}`,
      `${of('.link')}{color:${darkStrongColour} !important}`,
    ].join('')
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules((selector) => selector)}}`,
    rules((selector) => `[data-ogsc] ${selector},[data-ogsb] ${selector}`),
    '@media (max-width:480px){.term{display:block !important;width:auto !important;padding:6px 0 0 !important}.value{display:block !important;padding:0 0 6px !important}}',
  ].join('')
}

/**
 * The e-mail as HTML in the brand's colours: tables of one column, as Outlook needs them, and light and dark. Only
 * the brand's mark is loaded, from the brand's own host, under the same address for everyone: it does not reveal who
 * has read.
 */
export function emailHtml(content: EmailContent, brand: Brand): string {
  const { subject, heading, ticket, paragraphs, facts, bill = [], action, links = [], footnotes, legal = [] } = content
  return String(html`<!doctype html>
<html lang="pl" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,address=no,date=no">
<title>${subject}</title>
<style>${raw(styles(brand))}</style>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>body,table,td,h1,p,a{font-family:'Segoe UI',Arial,sans-serif !important}</style><![endif]-->
</head>
<body class="paper ink" style="margin:0;background:${PAPER};color:${INK};${BODY}">
<div style="display:none;mso-hide:all;max-height:0;overflow:hidden">${ticket ? `${ticket.day}, ${ticket.hour}, ${ticket.rest}` : (paragraphs[0] ?? '')}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td bgcolor="${brand.colour}" style="background:${brand.colour};border-radius:16px 16px 0 0;padding:14px 28px">${markOf(brand)}</td></tr>
<tr><td class="sheet ink" bgcolor="${SHEET}" style="background:${SHEET};color:${INK};border:1px solid ${LINE};border-top:0;border-radius:0 0 16px 16px;padding:28px">
<h1 class="ink" style="margin:0 0 16px;color:${INK};${text(24, 30)}">${bindLetters(heading)}</h1>
${ticket ? ticketTable(ticket) : ''}
${paragraphs.map((text) => html`<p class="ink" style="margin:0 0 16px;color:${INK};${BODY}">${bindShortWords(text)}</p>`)}
${facts.length > 0 ? factTable(facts, brand) : ''}
${bill.length > 0 ? billTable(bill) : ''}
${action ? button(action, brand) : ''}
${links.map((link) => html`<p style="margin:0 0 12px;${BODY}">${anchor(link, brand)}</p>`)}
</td></tr>
<tr><td class="soft" style="padding:20px 28px;color:${SOFT};${SMALL}">
${[`${brand.label}. ${brand.tagline}`, ...footnotes].map((text) => html`<p class="soft" style="margin:0 0 8px;color:${SOFT};${SMALL}">${bindShortWords(text)}</p>`)}
${legal.length > 0 ? html`<p style="margin:0;${SMALL}">${legal.map((link) => html`${anchor(link, brand)} &nbsp; `)}</p>` : ''}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`)
}

/** The brand's mark and name; only the name where pictures are blocked. Gmail shows no SVG, so it is a PNG. */
function markOf({ label, markUrl, onColour }: Brand) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding:0 12px 0 0"><img src="${markUrl}" width="40" height="40" alt="" style="display:block;width:40px;height:40px;border:0;border-radius:50%"></td>
<td style="color:${onColour};${text(20, 26)};font-weight:800">${label}</td>
</tr></table>`
}

function ticketTable({ hour, day, rest }: NonNullable<EmailContent['ticket']>) {
  return html`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-top:1px solid ${LINE};border-bottom:1px solid ${LINE}"><tr>
<td class="ink" valign="middle" style="padding:14px 18px 14px 0;color:${INK};${text(40, 44)};font-weight:800;width:1%;white-space:nowrap">${hour}</td>
<td class="ink" valign="middle" style="padding:14px 0;color:${INK};${BODY};font-weight:600">${bindShortWords(day)}<br>${bindShortWords(rest)}</td>
</tr></table>`
}

function factTable(facts: Fact[], brand: Brand) {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${facts.map(
  ([label, value, url]) => html`<tr>
<td class="term soft" valign="top" style="padding:6px 16px 6px 0;color:${SOFT};${BODY};width:1%;white-space:nowrap">${label}</td>
<td class="value ink" style="padding:6px 0;color:${INK};${BODY};font-weight:600">${url ? anchor({ label: bindShortWords(value), url }, brand) : bindShortWords(value)}</td>
</tr>`,
)}
</table>`
}

function billTable(bill: [string, string][]) {
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px">
${bill.map(([name, price], index) => {
  const weight = index === bill.length - 1 ? 'font-weight:800' : 'font-weight:400'
  return html`<tr>
<td class="line ink" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${INK};${BODY};${weight}">${bindLetters(name)}</td>
<td class="line ink" align="right" style="padding:8px 0;border-top:1px solid ${LINE};color:${INK};${BODY};white-space:nowrap;${weight}">${price}</td>
</tr>`
})}
</table>`
}

/** A button that is clickable on its whole area, also in Outlook on Windows, which ignores padding of links. */
function button({ label, url }: Link, { colour, onColour }: Brand) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr><td align="center" bgcolor="${colour}" style="background:${colour};border-radius:999px">
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${url}" style="height:48px;v-text-anchor:middle;width:300px" arcsize="50%" stroke="f" fillcolor="${colour}"><w:anchorlock/><center style="color:${onColour};font-family:'Segoe UI',Arial,sans-serif;font-size:16px;font-weight:bold">${label}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="${url}" style="display:inline-block;background:${colour};color:${onColour};border-radius:999px;padding:12px 26px;${BODY};font-weight:700;text-decoration:none">${label}</a><!--<![endif]-->
</td></tr></table>`
}

function anchor({ label, url }: Link, { strongColour }: Brand) {
  return html`<a class="link" href="${url}" style="color:${strongColour};font-weight:600">${label}</a>`
}
