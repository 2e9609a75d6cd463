import { z } from 'zod'
import { calls, get, make, post } from '@/lib/domain/call/call'
import { givenConsentsSchema } from '@/lib/domain/consents/schema'
import { quoteRequestSchema, quoteSchema } from '@/lib/domain/ordering/cart/schema'
import {
  orderHelpSchema,
  orderListSchema,
  orderLookupSchema,
  orderRequestSchema,
  orderSchema,
  paymentRequestSchema,
} from '@/lib/domain/ordering/order/schema'

/** An order's id has the format of a code and is as secret. */
export const orderKey = z.string().min(20).max(64)

/** A diner’s orders. Contract C1, C3. */
export const orderCalls = calls('public', {
  quote: post('/carts/quote', {
    summary: 'The price of a cart, and what would be refused',
    body: quoteRequestSchema,
    isRead: true,
    waitMs: 4000,
    answer: quoteSchema,
    returns: 'The price',
  }),
  create: make('/orders', {
    summary: 'Place an order',
    body: orderRequestSchema,
    isOnce: true,
    waitMs: 8000,
    answer: orderSchema,
    returns: 'Placed; `payment.next` says how to pay',
  }),
  lookup: post('/orders/lookup', {
    summary: 'Several orders by their ids, unknown ones left out',
    body: orderLookupSchema,
    isRead: true,
    answer: orderListSchema,
    returns: 'In the order asked',
  }),
  read: get('/orders/{id}', {
    summary: 'An order, phone and e-mail masked; `ask=payment` asks the provider first how an open attempt stands',
    params: { id: orderKey },
    query: z.object({ ask: z.enum(['payment']).optional() }),
    waitMs: 6000,
    answer: orderSchema,
    returns: 'The order',
  }),
  cancel: post('/orders/{id}/cancel', {
    summary: 'Call it off while it is unpaid or unanswered; takes no body',
    params: { id: orderKey },
    isOnce: true,
    answer: orderSchema,
    returns: 'Called off',
  }),
  receive: post('/orders/{id}/receive', {
    summary: 'The diner has it; takes no body',
    params: { id: orderKey },
    isOnce: true,
    answer: orderSchema,
    returns: 'Delivered',
  }),
  consents: post('/orders/{id}/consents', {
    summary: 'Consents to marketing, asked once the order stands',
    params: { id: orderKey },
    body: givenConsentsSchema,
    isOnce: true,
    answer: orderSchema,
    returns: 'Stored',
  }),
  help: post('/orders/{id}/help', {
    summary: 'What is wrong with it: a complaint in the queue of the brand',
    params: { id: orderKey },
    body: orderHelpSchema,
    isOnce: true,
    answer: orderSchema,
    returns: 'Asked',
  }),
  events: get('/orders/{id}/events', {
    summary: 'The order, and again whenever it changes; with Last-Event-ID only what is newer',
    params: { id: orderKey },
    headers: z.object({ 'last-event-id': z.string().max(40).optional() }),
    answer: z.string(),
    gives: 'text/event-stream',
    returns: 'Events `order`, each with the whole order',
    also: { 204: 'Nothing will change any more' },
  }),
  pay: post('/orders/{id}/payments', {
    summary: 'Another attempt to pay, perhaps by another method; a BLIK code is passed on and stored nowhere',
    params: { id: orderKey },
    body: paymentRequestSchema,
    isOnce: true,
    waitMs: 12_000,
    lane: 'payments',
    answer: orderSchema,
    returns: 'The order; `payment.next` says what to do',
  }),
})
