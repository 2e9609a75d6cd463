import { normaliseEmail, normalisePhone } from '@/lib/domain/form/contact'
import { readDraftFields } from '@/lib/domain/form/form-table'
import { type Grosze, groszeToWire } from '@/lib/domain/money'
import type { DeliveryAt } from '@/lib/domain/ordering/availability/placement'
import type { CartLine } from '@/lib/domain/ordering/cart/cart-line'
import { linesToWire } from '@/lib/domain/ordering/cart/lines-wire'
import type { AddressClaim, DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import type { OrderAddressClaim, OrderRequest } from '@/lib/domain/ordering/order/schema'
import { normaliseNip } from '@/lib/domain/partner-enquiry/nip'
import type { PaymentMethod } from '@/lib/domain/payment/methods'
import { CHECKOUT_FIELDS, type CheckoutDraft } from './checkout-fields'
import { readGrosze } from './read-grosze'

/** Facts that the page knows beside the typed text. */
export type CheckoutFacts = {
  restaurantId: number
  deliveryType: DeliveryType
  deliveryAt: DeliveryAt
  /** Address as sent to the server; null without an address to look up. */
  claim: AddressClaim | null
  lines: readonly CartLine[]
  voucherCode: string
  tipGrosze: Grosze
  totalGrosze: Grosze
  source: string
}

export function readCheckoutDraft(form: Pick<FormData, 'get'>): CheckoutDraft {
  return readDraftFields(CHECKOUT_FIELDS, form)
}

/** The request of POST /orders; only for a draft without errors. Contract C3. */
export function orderRequestOf(draft: CheckoutDraft, facts: CheckoutFacts): OrderRequest {
  const { restaurantId, deliveryType, deliveryAt, lines, voucherCode, tipGrosze, totalGrosze, source } = facts
  const method: PaymentMethod = totalGrosze === 0 ? 'paid' : (draft.payment_method as PaymentMethod)
  const changeGrosze = method === 'cash' ? readGrosze(draft.cash_change_from) : null
  const notes = draft.notes.trim()
  const nip = normaliseNip(draft.invoice_nip)
  const address = deliveryType === 'takeout' ? null : addressOf(draft, facts.claim)
  return {
    restaurant_id: restaurantId,
    delivery_type: deliveryType,
    payment_method: method,
    source,
    customer: {
      customer_firstname: draft.customer_firstname.trim(),
      customer_lastname: draft.customer_lastname.trim(),
      phone: normalisePhone(draft.phone) ?? draft.phone,
      email: normaliseEmail(draft.email),
      deliveryAt,
      ...(address && { address }),
    },
    products: linesToWire(lines),
    ...(voucherCode.trim() && { voucher_code: voucherCode.trim() }),
    ...(tipGrosze > 0 && { tip: groszeToWire(tipGrosze) }),
    ...(changeGrosze !== null && { cash_change_from: groszeToWire(changeGrosze) }),
    ...(notes && { notes }),
    ...(nip && { invoice_nip: nip }),
    // The boxes are shown once, after the order. Contract C42.
    sms_marketing: false,
    email_marketing: false,
    expected_total: groszeToWire(totalGrosze),
    accept_terms: true,
  }
}

/** The address with the house as typed last, which may differ from the suggestion's. Ledger L165–L167. */
function addressOf(draft: CheckoutDraft, claim: AddressClaim | null): OrderAddressClaim {
  const flat = draft.flat.trim()
  const notes = draft.courier_notes.trim()
  return {
    ...(claim ?? { address: draft.address.trim() }),
    house: draft.house.trim(),
    ...(flat && { flat }),
    ...(notes && { notes }),
  }
}
