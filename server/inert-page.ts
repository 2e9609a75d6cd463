import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OriginAnswer } from './origin'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/g
/** Links to places on the page itself stay. React escapes what an attribute holds. */
const LINK = /(<a\b[^>]*?)\shref="(?!#)[^"]*"/g
const SENT_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag', 'referrer-policy']

/**
 * A page that is only looked at: without its scripts and without links to other pages. That nothing runs and no form is sent is
 * held by its policy (`inertPolicy`); without them a browser has nothing to refuse, and nobody a link that leads nowhere. Decision
 * 0073.
 */
export function inertHtml(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(LINK, '$1')
}

/** Sends a page as Next made it, as one that is only looked at. */
export function sendInertPage({ method }: IncomingMessage, response: ServerResponse, answer: OriginAnswer): void {
  for (const name of [...SENT_HEADERS, 'location']) {
    const value = answer.headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  response.writeHead(answer.status)
  response.end(method === 'HEAD' ? undefined : inertHtml(answer.body))
}
