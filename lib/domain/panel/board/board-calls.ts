import { z } from 'zod'
import { calls, get, post, put } from '@/lib/domain/call/call'
import { boardOrderSchema, boardSchema } from '@/lib/domain/panel/board/board-schema'
import {
  kitchenLimitRequestSchema,
  kitchenLimitSchema,
  kitchenLoadRequestSchema,
  kitchenLoadSchema,
  orderStepSchema,
  soldOutListSchema,
  soldOutRequestSchema,
  tickSchema,
  ticksSchema,
} from '@/lib/domain/panel/board/command-schema'
import { localDateSchema } from '@/lib/domain/wire'

/** The board of a restaurant, and its kitchen's acts. Contract C22, C23. */
export const boardCalls = calls('see_board', {
  read: get('/panel/{restaurant}/board', {
    summary: 'Orders in work, reservations of a day, who waits, and the revision that they are of',
    query: z.object({ date: localDateSchema.optional() }),
    answer: boardSchema,
    returns: 'As it stands',
  }),
  events: get('/panel/{restaurant}/events', {
    summary:
      'The board as an event `snapshot`, then `change` with each revision; with Last-Event-ID only what is newer',
    query: z.object({ date: localDateSchema.optional() }),
    headers: z.object({ 'last-event-id': z.string().max(40).optional() }),
    answer: z.string(),
    gives: 'text/event-stream',
    returns: 'Events `snapshot` and `change`; their id is the revision',
  }),
  step: post('/panel/{restaurant}/orders/{order}/steps', {
    may: 'handle_orders',
    summary:
      'Accept with minutes, decline, ready, hand over, deliver, cancel, take back within ten seconds, or call back within ten minutes',
    body: orderStepSchema,
    isOnce: true,
    answer: boardOrderSchema,
    returns: 'The order, with what is planned',
  }),
  tick: put('/panel/{restaurant}/orders/{order}/ticks', {
    may: 'handle_orders',
    summary: 'A dish of an order is made, or is not after all: for the screens of the kitchen',
    body: tickSchema,
    isOnce: true,
    answer: ticksSchema,
    returns: 'What is ticked now',
  }),
  soldOut: put('/panel/{restaurant}/sold-out', {
    may: 'set_sold_out',
    summary: 'A dish or an option is sold out for some time, or available again',
    body: soldOutRequestSchema,
    isOnce: true,
    answer: soldOutListSchema,
    returns: 'All that is sold out',
  }),
  kitchenLoad: put('/panel/{restaurant}/kitchen-load', {
    may: 'set_kitchen_load',
    summary: 'Pause orders, slow them, or take them as usual',
    body: kitchenLoadRequestSchema,
    isOnce: true,
    answer: kitchenLoadSchema,
    returns: 'As it stands now',
  }),
  kitchenLimit: put('/panel/{restaurant}/kitchen-limit', {
    may: 'set_kitchen_load',
    summary: 'Orders a quarter of an hour, for tonight',
    body: kitchenLimitRequestSchema,
    isOnce: true,
    answer: z.object({ kitchen_limit: kitchenLimitSchema.nullable() }),
    returns: 'As it stands now',
  }),
})
