// @ts-check
/**
 * @typedef {{ folder: string, may: string[], also?: string, not?: string[], reason: string }} Wall
 */

const IN_THE_BROWSER =
  'This code runs in the browser: no server code, no validation library; a page passes data as props.'

/**
 * Imports allowed in each folder, the innermost folder first, with the reason. `also` is the one exception of a row.
 * Packages are listed only where they are forbidden.
 * @type {Wall[]}
 */
export const WALLS = [
  {
    folder: 'components/ui',
    may: ['components/ui', 'lib/domain/money', 'lib/domain/time'],
    also: 'lib/browser/page',
    not: ['zod', 'next-intl', 'next'],
    reason: 'A primitive knows no domain: pass words and data as props.',
  },
  {
    folder: 'components/static-markup',
    may: ['components', 'lib/domain'],
    also: 'lib/server/static-markup',
    reason: 'It hands markup from the server components to the page’s markup, past the data for hydration.',
  },
  {
    folder: 'components/panel/*/client',
    may: ['components', 'lib/domain', 'lib/browser', 'messages'],
    not: ['zod', 'next/link', 'next/form', 'next/image', 'next/navigation'],
    reason: IN_THE_BROWSER,
  },
  {
    folder: 'components/*/client',
    may: ['components', 'lib/domain', 'lib/browser', 'messages'],
    not: ['zod', 'next/link', 'next/form', 'next/image', 'next/navigation'],
    reason: IN_THE_BROWSER,
  },
  {
    folder: 'components',
    may: ['components', 'lib/domain', 'messages'],
    not: ['zod', 'next/link', 'next/form', 'next/image', 'next/navigation'],
    reason: 'Components get data as props; a page fetches it. What only runs in the browser belongs in client/.',
  },
  {
    folder: 'app/[tenant]/api',
    may: ['app/[tenant]/api', 'app/_pages', 'app/_metadata', 'lib/domain', 'lib/server', 'messages/content'],
    reason: 'A handler answers data: markup is a page’s business, the tenant comes with the request.',
  },
  {
    folder: 'app',
    may: ['app', 'components', 'lib', 'messages', 'tenants'],
    reason: 'The upstream is another process: call it through lib/server/upstream.',
  },
  {
    folder: 'lib/domain',
    may: ['lib/domain', 'messages'],
    not: ['react', 'react-dom', 'next', 'next-intl', 'server-only'],
    reason: 'A rule is plain TypeScript for both processes: give it data and `now`.',
  },
  {
    folder: 'lib/backend',
    may: ['lib/backend', 'lib/domain'],
    not: ['react', 'react-dom', 'next', 'next-intl', 'server-only'],
    reason:
      'Both processes run it: it knows the machine (stopping, DATA_DIR, Redis, telemetry, decoders), never the product.',
  },
  {
    folder: 'lib/server',
    may: ['lib/backend', 'lib/domain', 'lib/server', 'messages', 'tenants'],
    not: ['react-dom'],
    reason: 'Server code carries data, not pages, and never runs in a browser.',
  },
  {
    folder: 'lib/browser/next-client',
    may: ['lib/browser/next-client'],
    also: 'lib/browser/page/go-to',
    reason: 'It stands in for modules of Next (decision 0042): it knows Next and React, nothing of ours.',
  },
  {
    folder: 'lib/browser',
    may: ['lib/domain', 'lib/browser'],
    not: ['zod', 'next', 'server-only'],
    reason: 'This code runs in the browser: no server code, no validation library.',
  },
  {
    folder: 'upstream',
    may: ['upstream', 'lib/backend', 'lib/domain', 'messages', 'tenants'],
    not: ['react', 'react-dom', 'next', 'next-intl', 'server-only'],
    reason: 'The upstream is its own process: it shares rules with the web, nothing else.',
  },
  {
    folder: 'tenants',
    may: ['tenants', 'lib/domain/tenant', 'lib/domain/restaurant'],
    reason: 'A tenant is data. If it needs code, the product needs a feature.',
  },
  { folder: 'messages', may: ['messages', 'lib/domain'], reason: 'Words know rules and facts, never who shows them.' },
  {
    folder: 'embed',
    may: ['embed', 'lib/domain/embed', 'messages/content/embed-labels'],
    reason: 'This script runs on other people’s pages: keep it small.',
  },
  {
    folder: 'server',
    may: ['server', 'lib/server', 'lib/backend', 'lib/domain', 'messages/content', 'tenants'],
    reason: 'The web server decides before Next; pages and the upstream are not its business.',
  },
  {
    folder: 'middleware.ts',
    may: ['lib/server/routing', 'lib/server/policy', 'lib/domain/tenant', 'tenants'],
    reason: 'The middleware resolves the tenant and the policy: no calls, no session, no copy.',
  },
]
