import type { Tenant } from '@/lib/domain/tenant/schema'
import { themeColourMetas } from '@/lib/domain/tenant/theme-css'
import { TRANSITION_SCRIPT, TRANSITION_SCRIPT_HASH } from '@/lib/server/policy/transition-script'

type Brand = Pick<Tenant, 'key' | 'label' | 'themeColor'>
type OfflineWords = { offline: string; title: string; text: string; safe: string; retry: string }

// If the server was unavailable but the network was not, the browser fires no `online` event, so the script polls.
const RELOAD =
  "{const again=()=>document.hidden||fetch('/healthz',{cache:'no-store'}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener('online',again);setInterval(again,5000)}"
/** SHA-256 of the script above; a test recomputes it. */
const RELOAD_HASH = "'sha256-otFI85Mxxpun+oG6bMiTELE57jZot1hJ9+LEu2z4N34='"

/** The policy of the offline page only. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  `script-src ${RELOAD_HASH} ${TRANSITION_SCRIPT_HASH}`,
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The page shown instead of any other while there is no network, in the brand's colours; it loads the requested page as
 * soon as the network is back. It uses no file that a build renames. Ledger L091, L092, L283.
 */
export function offlinePage({ key, label, themeColor }: Brand, words: OfflineWords): string {
  return `<!DOCTYPE html>
<html lang="pl" data-theme="${key}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${themeColourMetas(themeColor)}
<title>${escapeHtml(words.title)} · ${escapeHtml(label)}</title>
<link rel="icon" href="/marks/${key}.svg">
<link rel="stylesheet" href="/offline.css">
<script>${RELOAD}</script>
<script>${TRANSITION_SCRIPT}</script>
</head>
<body>
<p class="banner" role="alert">${escapeHtml(words.offline)}</p>
<header><a href="/"><img src="/marks/${key}.svg" alt="" width="36" height="36">${escapeHtml(label)}</a></header>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.text)}</p>
<p>${escapeHtml(words.safe)}</p>
<p><a class="button" href="">${escapeHtml(words.retry)}</a></p>
</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark)
}
