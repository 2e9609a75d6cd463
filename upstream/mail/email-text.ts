import type { Brand } from '@/upstream/tenants/brand'
import type { EmailContent } from './email-content'

/** The e-mail as plain text. */
export function emailText(
  { heading, ticket, paragraphs, facts, bill, action, links = [], footnotes, legal = [] }: EmailContent,
  brand: Brand,
) {
  return [
    heading,
    ticket && `${ticket.hour}, ${ticket.day}\n${ticket.rest}`,
    ...paragraphs,
    lines(facts.map(([label, value, url]) => `${label}: ${value}${url?.startsWith('https:') ? ` (${url})` : ''}`)),
    lines((bill ?? []).map(([name, price]) => `${name}: ${price}`)),
    action && `${action.label}:\n${action.url}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ['--', brand.label, brand.tagline, ...footnotes, ...legal.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function lines(all: string[]): string {
  return all.join('\n')
}
