import { formatGrosze } from '@/lib/domain/money'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { paymentLabel } from '@/lib/domain/payment/methods'
import type { SandboxPayment } from './sandbox-schema'

const CHOICES = [
  ['approve', 'Bank od razu potwierdza'],
  ['twice', 'Powiadomienia przychodzą podwójnie i nie po kolei'],
  ['lost', 'Powiadomienie nie przychodzi wcale'],
  ['late', 'Bank potwierdza dopiero po 35 minutach'],
  ['refund_fails', 'Bank potwierdza, ale odrzuci zwrot'],
  ['decline', 'Bank odrzuca płatność'],
] as const

const RESULT_TEXTS = {
  pending: 'Bank jeszcze się zastanawia.',
  paid: 'Ta płatność została przyjęta.',
  declined: 'Bank odrzucił tę płatność.',
  expired: 'Czas na tę płatność minął.',
}

const STYLE = `body{font:1.0625rem/1.5 system-ui,sans-serif;margin:0;background:#f4f1ea;color:#22201c}
main{max-width:30rem;margin:6vh auto;padding:1.5rem;background:#fff;border-radius:.75rem}
h1{font-size:1.375rem}fieldset{border:1px solid #8b857a;border-radius:.5rem;margin:0 0 1rem}
label{display:block;padding:.375rem 0}.note{background:#fff3cf;padding:.75rem;border-radius:.5rem;margin:0}
button{font:inherit;font-weight:600;width:100%;padding:.75rem;border:0;border-radius:.5rem;background:#1f5c3d;color:#fff}`

/** The hosted page of the built-in provider; complete without JavaScript. */
export function payPage({ title, method, amountGrosze, state, returnUrl }: SandboxPayment): string {
  const amount = escapeHtml(formatGrosze(amountGrosze))
  return `<!doctype html><html lang="pl"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="data:,"><title>Płatność próbna</title><style>${STYLE}</style></head><body><main>
<p class="note">Płatność próbna: żadne pieniądze nie zmieniają właściciela.</p><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(paymentLabel(method as PaymentMethod))}: <strong>${amount}</strong></p>
${state === 'waiting' ? formFor(amount) : `<p role="status">${RESULT_TEXTS[state]}</p>`}
<p><a href="${escapeHtml(returnUrl)}">Wróć do zamówienia</a></p></main></body></html>`
}

function formFor(amount: string): string {
  const choices = CHOICES.map(
    ([value, label], i) =>
      `<label><input type="radio" name="choice" value="${value}"${i === 0 ? ' checked' : ''}> ${label}</label>`,
  )
  return `<form method="post"><fieldset><legend>Co ma zrobić bank?</legend>${choices.join('')}</fieldset>
<button>Płacę ${amount}</button></form>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
