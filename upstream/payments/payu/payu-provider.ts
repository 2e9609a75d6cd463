import { createHash } from 'node:crypto'
import { isPayuSignatureValid } from '@/lib/domain/payment/payu-signature'
import { payuAmount, payuAttemptState, payuGrosze, payuRefundState } from '@/lib/domain/payment/payu-status'
import type {
  AttemptReport,
  CreatedPayment,
  ParsedWebhook,
  PaymentOrder,
  PaymentProvider,
  RawWebhook,
  RefundReport,
} from '@/lib/domain/payment/provider'
import { ProviderOutage } from '../provider-error'
import { type PayuAnswer, type PayuClient, type PayuKeys, payuClient } from './payu-client'
import { createdSchema, payuOrderSchema, payuRefundSchema, refusedSchema, webhookSchema } from './payu-schema'

interface PayuSettings extends PayuKeys {
  /** Signs notices. */
  secondKey: string
  /** True only where the point of sale allows white-label BLIK. */
  takesBlikCode: boolean
}

/** PayU's names of the methods; `null`: the bank is chosen on PayU's page. */
const PAY_METHODS: Record<PaymentOrder['method'], string | null> = {
  blik: 'blik',
  card_online: 'c',
  apple_pay: 'jp',
  google_pay: 'ap',
  transfer: null,
}
/** Stands for any amount in another currency, which never equals ours. */
const FOREIGN_AMOUNT = -1

/** PayU REST 2.1: `extOrderId` is our attempt, so that no attempt exists twice; GET of the order gives its state. */
export function payuProvider(settings: PayuSettings): PaymentProvider {
  const client = payuClient(settings)
  return {
    name: 'payu',
    takesBlikCode: settings.takesBlikCode,
    create: (order) => create(client, settings, order),
    // Orders cannot be looked up by extOrderId; their notices carry it.
    find: async () => null,
    getStatus: (providerId) => getStatus(client, providerId),
    expire: async (providerId) => {
      // The status shows whether the order could still be cancelled.
      await client.call('DELETE', orderPath(providerId))
      return getStatus(client, providerId)
    },
    refund: async ({ refundId, providerId, amountGrosze, reason }) => {
      const refund = { description: reason || 'Zwrot', amount: payuAmount(amountGrosze), extRefundId: refundId }
      return refundOf(await client.call('POST', `${orderPath(providerId)}/refunds`, { refund }))
    },
    getRefund: async (providerId, refundId) =>
      refundOf(await client.call('GET', `${orderPath(providerId)}/refunds/${encodeURIComponent(refundId)}`)),
    parseWebhook: (webhook) => parseWebhook(settings.secondKey, webhook),
  }
}

async function create(client: PayuClient, settings: PayuSettings, order: PaymentOrder): Promise<CreatedPayment> {
  const answer = await client.call('POST', '/api/v2_1/orders', orderBody(settings, order))
  const created = createdSchema.safeParse(answer.body)
  if (answer.status >= 400 || !created.success) return refusalOf(answer, order)
  const { orderId, redirectUri } = created.data
  if (redirectUri) return { ok: true, providerId: orderId, state: 'open', next: { kind: 'redirect', url: redirectUri } }
  return { ok: true, providerId: orderId, state: 'pending', next: { kind: 'waiting' } }
}

function orderBody({ posId, now }: PayuSettings, order: PaymentOrder) {
  const { email, firstname, lastname, ip } = order.customer
  const amount = payuAmount(order.amountGrosze)
  return {
    extOrderId: order.attemptId,
    merchantPosId: posId,
    customerIp: ip,
    notifyUrl: order.notifyUrl,
    continueUrl: order.returnUrl,
    description: order.description,
    currencyCode: 'PLN',
    totalAmount: amount,
    validityTime: String(Math.max(60, Math.round((order.expiresAt.getTime() - now().getTime()) / 1000))),
    buyer: { email, firstName: firstname, lastName: lastname, language: 'pl' },
    products: [{ name: order.description, unitPrice: amount, quantity: '1' }],
    ...payMethodsOf(order),
  }
}

function payMethodsOf({ method, blikCode }: PaymentOrder) {
  const value = PAY_METHODS[method]
  if (!value) return {}
  const payMethod = { type: 'PBL', value, ...(blikCode !== undefined && { authorizationCode: blikCode }) }
  return { payMethods: { payMethod } }
}

function refusalOf({ status, body }: PayuAnswer, { blikCode }: PaymentOrder): CreatedPayment {
  const read = refusedSchema.safeParse(body)
  if (!read.success) throw new ProviderOutage(`PayU answers ${status} without a word that we know`)
  const { statusCode, codeLiteral = '', statusDesc = '' } = read.data.status
  const word = `${statusCode} ${codeLiteral}`
  // The order exists already, and its answer was lost: its notice will report it.
  if (word.includes('NOT_UNIQUE')) throw new ProviderOutage('PayU has the order already')
  if (blikCode !== undefined && /AUTH(ORI[SZ]ATION)?_?CODE|BLIK|TICKET/i.test(word)) {
    return { ok: false, code: 'blik_code_invalid' }
  }
  if (/METHOD|POS_|UNSUPPORTED/i.test(word)) return { ok: false, code: 'method_unavailable' }
  if (!/ERROR_(VALUE|SYNTAX|INCONSISTENT)/i.test(word)) return { ok: false, code: 'declined' }
  const about = `${codeLiteral} ${statusDesc}`
  if (/amount/i.test(about)) return { ok: false, code: 'amount_refused' }
  return { ok: false, code: /e-?mail/i.test(about) ? 'email_refused' : 'refused' }
}

async function getStatus(client: PayuClient, providerId: string): Promise<AttemptReport> {
  const { status, body } = await client.call('GET', orderPath(providerId))
  const read = payuOrderSchema.safeParse(body)
  const [order] = read.success ? read.data.orders : []
  if (!order) throw new ProviderOutage(`PayU answers ${status} about an order`)
  const state = payuAttemptState(order.status)
  return {
    providerId,
    attemptId: order.extOrderId ?? null,
    state,
    amountGrosze: order.currencyCode === 'PLN' ? (payuGrosze(order.totalAmount) ?? FOREIGN_AMOUNT) : FOREIGN_AMOUNT,
    rawStatus: order.status,
    reason: state === 'expired' ? 'declined' : null,
  }
}

function refundOf({ status, body }: PayuAnswer): RefundReport {
  const read = payuRefundSchema.safeParse(body)
  if (!read.success) throw new ProviderOutage(`PayU answers ${status} about a refund`)
  const refund = 'refund' in read.data ? read.data.refund : read.data
  return {
    providerRefundId: refund.refundId,
    state: payuRefundState(refund.status),
    amountGrosze: payuGrosze(refund.amount) ?? FOREIGN_AMOUNT,
    rawStatus: refund.status,
  }
}

/** The same body again is the same event: PayU's notices have no id. */
function parseWebhook(secondKey: string, { rawBody, headers }: RawWebhook): ParsedWebhook {
  const signature = headers.get('openpayu-signature') ?? headers.get('x-openpayu-signature')
  if (!isPayuSignatureValid(rawBody, signature, secondKey)) return { ok: false, code: 'bad_signature' }
  const read = webhookSchema.safeParse(readJson(rawBody))
  if (!read.success) return { ok: false, code: 'malformed' }
  const eventId = createHash('sha256').update(rawBody, 'utf8').digest('hex')
  if ('order' in read.data) {
    return { ok: true, event: { eventId, about: { kind: 'payment', providerId: read.data.order.orderId } } }
  }
  return { ok: true, event: { eventId, about: { kind: 'refund', providerId: read.data.orderId } } }
}

function orderPath(providerId: string): string {
  return `/api/v2_1/orders/${encodeURIComponent(providerId)}`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
