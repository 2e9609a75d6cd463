import { formatGrosze } from '@/lib/domain/money'
import { type PaymentMethod, paymentLabel } from '@/lib/domain/payment/methods'
import { SANDBOX_WORDS } from '@/messages/content/sandbox-words'
import type { SandboxPayment } from './sandbox-schema'

/** The stylesheet for plain pages of the brand whose host serves the page; on other hosts it does not exist. */
const BRAND_STYLE = '/offline.css'
// Pages of ours link here: a view transition in only one of two documents is reported as an error.
const STYLE = `@view-transition{navigation:auto}:root{view-transition-name:none;color-scheme:light dark}
body{font:1.0625rem/1.5 var(--font-sans,system-ui,sans-serif);margin:0;background:var(--ground,Canvas);color:var(--text,CanvasText)}
main{display:block;max-width:30rem;margin:6vh auto;padding:1.5rem;border:1px solid var(--line,GrayText);background:var(--surface,Canvas);border-radius:var(--radius-card,.75rem)}
main>*+*{margin-block-start:1rem}h1{font-size:1.5rem}a{color:var(--accent-strong,LinkText)}
fieldset{border:1px solid var(--line-strong,GrayText);border-radius:min(var(--radius-control,.5rem),1.25rem);margin:0 0 1rem;padding:.5rem 1rem}
label{display:flex;gap:.625rem;align-items:center;min-height:2.75rem}input{accent-color:var(--accent-strong,auto);inline-size:1.25rem;block-size:1.25rem;flex:none}
.note{background:var(--notice-soft,#fff3cf);color:var(--text,#22201c);padding:.75rem;border-radius:min(var(--radius-control,.5rem),1rem)}
button{font:inherit;font-weight:650;width:100%;min-height:3rem;padding:.75rem;border:1.5px solid var(--accent-edge,#1f5c3d);border-radius:var(--radius-control,.5rem);background:var(--accent,#1f5c3d);color:var(--on-accent,#fff);cursor:pointer}`

/** The hosted page of the built-in provider; complete without JavaScript. */
export function payPage({ title, method, amountGrosze, state, returnUrl }: SandboxPayment): string {
  const amount = escapeHtml(formatGrosze(amountGrosze))
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${SANDBOX_WORDS.title}</title><link rel="stylesheet" href="${BRAND_STYLE}"><style>${STYLE}</style></head><body><main>
<p class="note">${SANDBOX_WORDS.note}</p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(paymentLabel(method as PaymentMethod))}: <strong>${amount}</strong></p>
${state === 'waiting' ? formFor(amount) : `<p role="status">${SANDBOX_WORDS.result[state]}</p>`}
<p><a href="${escapeHtml(returnUrl)}">${SANDBOX_WORDS.back}</a></p></main></body></html>`
}

function formFor(amount: string): string {
  const choices = Object.entries(SANDBOX_WORDS.behaviour).map(
    ([value, label], i) =>
      `<label><input type="radio" name="choice" value="${value}"${i === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  return `<form method="post"><fieldset><legend>${SANDBOX_WORDS.legend}</legend>${choices.join('')}</fieldset>
<button>${SANDBOX_WORDS.pay(amount)}</button></form>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
