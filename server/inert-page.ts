import type { IncomingMessage, ServerResponse } from 'node:http'
import type { OriginAnswer } from './origin'

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_PRELOAD = /<link\b(?=[^>]*\srel="(?:preload|modulepreload)")(?=[^>]*\sas="script")[^>]*>/g
/** Links to anchors on the page itself stay. React escapes attribute values. */
const LINK = /(<a\b[^>]*?)\shref="(?!#)[^"]*"/g
const SENT_HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'x-robots-tag', 'referrer-policy']

/**
 * Page for viewing only: without its scripts and without links to other pages. Its policy (`inertPolicy`) already
 * blocks scripts and forms; removing them avoids refused scripts and dead links. Decision 0073.
 */
export function inertHtml(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '').replace(LINK, '$1')
}

/** Sends a page from Next for viewing only. */
export function sendInertPage({ method }: IncomingMessage, response: ServerResponse, answer: OriginAnswer): void {
  for (const name of [...SENT_HEADERS, 'location']) {
    const value = answer.headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  response.writeHead(answer.status)
  response.end(method === 'HEAD' ? undefined : inertHtml(answer.body))
}
