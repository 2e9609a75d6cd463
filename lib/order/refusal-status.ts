import type { OrderRefusal } from '@/lib/order/placement'

/** 409 = the world has changed or is against it, 422 = the request is wrong. Contract "General rules". */
export const REFUSAL_STATUS: Record<OrderRefusal, 409 | 422> = {
  orders_disabled: 409,
  delivery_type_not_offered: 422,
  rule_disabled: 422,
  paused: 409,
  closed: 409,
  unavailable_slot: 409,
  no_capacity: 409,
  out_of_range: 422,
  online_payment_required: 422,
  payment_not_offered: 422,
  payment_declined: 409,
  price_changed: 409,
  terms_required: 422,
  empty_cart: 422,
  answers_invalid: 422,
  product_unavailable: 409,
  min_cart: 422,
  voucher_unknown: 422,
  voucher_expired: 409,
  voucher_not_yet: 409,
  voucher_min_cart: 422,
  voucher_not_for_you: 422,
  voucher_not_for_order: 422,
  voucher_used: 409,
}
