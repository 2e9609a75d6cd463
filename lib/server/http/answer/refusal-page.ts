import 'server-only'
import { STAFF_PATHS, staffPlaceOf } from '@/lib/domain/panel/access/paths'
import type { Tenant } from '@/lib/domain/tenant/schema'
import { themeColourMetas } from '@/lib/domain/tenant/theme-css'
import type { Problem } from '@/lib/domain/wire'
import { words as messages } from '@/lib/domain/words'
import { escapeHtml } from '@/lib/server/installed/offline-page'
import { wantsHtml } from '../request/read-body'

const words = { ...messages.refusalPage, title: messages.problem.title }
/** Temporary errors, after which the same form may simply be sent again. Contract C12: with the same key. */
const TRANSIENT_STATUSES = [401, 429, 500, 503]
/** Never written back into a page. Contract C3, C28. */
const SECRETS = ['blik_code', 'pin', 'current_pin', 'token']

interface RefusalContext {
  tenant: Pick<Tenant, 'key' | 'label' | 'themeColor' | 'support'>
  request: Request
  /** The posted form; `null` where it may not be sent again, or could not be read. */
  form: URLSearchParams | null
}

/**
 * A refusal as a person can read it: a browser that posted a plain form gets a page of the brand, with everything typed
 * ready to be sent again, and never a JSON body. Every other answer stays unchanged. Decision 0026.
 */
export async function refusalPage(response: Response, { tenant, request, form }: RefusalContext): Promise<Response> {
  const isProblem = response.headers.get('content-type')?.includes('json')
  if (!isProblem || !wantsHtml(request)) return response
  const { error } = (await response.json()) as { error?: Problem }
  const headers = new Headers(response.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.set('content-security-policy', policyFor(request))
  const isRepeatable =
    form !== null && TRANSIENT_STATUSES.includes(response.status) && !SECRETS.some((name) => form.has(name))
  const context = { request, form: isRepeatable ? form : null, isSignedOut: response.status === 401 }
  const page = html(tenant, error?.message ?? words.text, context)
  return new Response(page, { status: response.status, headers })
}

function isFramed({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('sec-fetch-dest') === 'iframe'
}

// The refusal of a framed form is shown in the same frame, on any site.
function policyFor({ headers }: Request): string {
  const own =
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'"
  return isFramed({ headers }) ? own : `${own}; frame-ancestors 'none'`
}

function html(
  { key, label, themeColor, support }: RefusalContext['tenant'],
  message: string,
  { request, form, isSignedOut }: Pick<RefusalContext, 'request' | 'form'> & { isSignedOut: boolean },
): string {
  const { pathname, search } = new URL(request.url)
  const posted = publicPathOf(pathname)
  const email = escapeHtml(support.operations.email)
  return `<!DOCTYPE html>
<html lang="pl" data-theme="${key}"${isFramed(request) ? ' data-framed' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${themeColourMetas(themeColor)}
<title>${escapeHtml(words.title)} · ${escapeHtml(label)}</title>
<link rel="icon" href="/marks/${key}.svg">
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<header><a href="/"><img src="/marks/${key}.svg" alt="" width="36" height="36">${escapeHtml(label)}</a></header>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p role="alert">${escapeHtml(message)}</p>
${isSignedOut ? signInLink(posted) : ''}
${form ? repeatForm(posted + search, form) : ''}
<p><a href="${escapeHtml(backFrom(request))}">${escapeHtml(words.back)}</a></p>
<p>${escapeHtml(words.help)} <a href="mailto:${email}">${email}</a></p>
</main>
</body>
</html>
`
}

/** In a tab of its own: this page holds what was typed, which no cookie and no server does. */
function signInLink(posted: string): string {
  const path = STAFF_PATHS[staffPlaceOf(posted)]
  return `<p><a class="button" href="${path}" target="_blank">${escapeHtml(words.signIn)}</a></p>`
}

function repeatForm(action: string, form: URLSearchParams): string {
  const fields = [...form].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<p>${escapeHtml(words.retained)}</p>
<form method="post" action="${escapeHtml(action)}">
${fields.join('\n')}
<button class="button" type="submit">${escapeHtml(words.again)}</button>
</form>`
}

/** Page of the form: the one whose key is in the URL, else the referrer. */
function backFrom({ url, headers }: Request): string {
  const [, family = '', key = ''] = /\/api\/(reservations|orders|waitlist)\/([A-Za-z0-9]{12,64})/.exec(url) ?? []
  const pages: Record<string, string> = { reservations: '/rezerwacja/', orders: '/zamowienie/', waitlist: '/lista/' }
  if (pages[family]) return pages[family] + key
  const referer = headers.get('referer') ?? ''
  const from = URL.canParse(referer) ? new URL(referer) : null
  return from && from.host === headers.get('host') ? from.pathname + from.search : '/'
}

// A handler sees the rewritten URL: /{tenant}/api/…, and of staff's forms /{tenant}/api/panel/… or …/console/….
function publicPathOf(pathname: string): string {
  const [, place, form] = /\/api\/(panel|console)(\/form\/.*)$/.exec(pathname) ?? []
  if (form) return STAFF_PATHS[place === 'console' ? 'console' : 'panel'] + form
  return pathname.slice(Math.max(0, pathname.indexOf('/api/')))
}
