import { formatGrosze } from '@/lib/domain/money'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { paymentLabel } from '@/lib/domain/payment/methods'
import { SANDBOX_WORDS } from '@/messages/content/sandbox-words'
import type { SandboxPayment } from './sandbox-schema'

// Pages of ours lead here: where only one of two documents takes part, the browser reports an error. Decision 0045.
const STYLE = `@view-transition{navigation:auto}:root{view-transition-name:none}body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;background:#f4f1ea;color:#22201c}
main{max-width:30rem;margin:6vh auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{font-size:1.375rem}fieldset{border:1px solid #8b857a;border-radius:.5rem;margin:0 0 1rem}
label{display:block;padding:.375rem 0}.note{background:#fff3cf;padding:.75rem;border-radius:.5rem;margin:0}
button{font:inherit;font-weight:600;width:100%;padding:.75rem;border:0;border-radius:.5rem;background:#1f5c3d;color:#fff}`

/** The hosted page of the built-in provider; complete without JavaScript. */
export function payPage({ title, method, amountGrosze, state, returnUrl }: SandboxPayment): string {
  const amount = escapeHtml(formatGrosze(amountGrosze))
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>${SANDBOX_WORDS.title}</title><style>${STYLE}</style></head><body><main>
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
