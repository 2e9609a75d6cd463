import { z } from 'zod'
import { calls, get, post } from '@/lib/domain/call/call'
import { localDateSchema } from '@/lib/domain/wire'
import { closedSchema, closingSchema, eveningsSchema, guestListSchema, reopeningSchema } from './guest-list-schema'

const daySchema = z.object({ date: localDateSchema.optional() })

/** Evenings of a brand's restaurants: expected guests, and closings. Contract C41. */
export const guestListCalls = calls('look_up', {
  evenings: get('/console/evenings', {
    summary: 'One evening by restaurant: reservations, guests, orders',
    query: daySchema,
    answer: eveningsSchema,
    returns: 'Restaurants where somebody is expected',
  }),
  guests: get('/console/restaurants/{restaurant}/guests', {
    summary: 'Who is expected at a restaurant, by name; the look is in the trail',
    query: daySchema,
    answer: guestListSchema,
    returns: 'By hour',
  }),
  close: post('/console/restaurants/{restaurant}/closings', {
    may: 'stop_restaurants',
    summary: 'Close a restaurant for a day, or suspend it; who is called off is notified of the reason',
    body: closingSchema,
    isOnce: true,
    answer: closedSchema,
    returns: 'How many were called off',
  }),
  reopen: post('/console/restaurants/{restaurant}/openings', {
    may: 'stop_restaurants',
    summary: 'Open a day again that the brand has closed',
    body: reopeningSchema,
    isOnce: true,
    answer: reopeningSchema,
    returns: 'The day',
  }),
})
