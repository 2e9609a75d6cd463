import { z } from 'zod'
import { calls, get, make, put } from '@/lib/domain/call/call'
import {
  consoleOwnerInvitedSchema,
  consoleOwnerSchema,
  consoleRestaurantPageSchema,
  consoleRestaurantsQuerySchema,
  consoleRestaurantsSchema,
  madeRestaurantSchema,
  newRestaurantSchema,
  planRequestSchema,
} from '@/lib/domain/console/restaurants-schema'
import { stateRequestSchema } from '@/lib/domain/restaurant/file/wire'

/** A brand’s restaurants in its console. Contract C41. */
export const consoleRestaurantCalls = calls('see_restaurants', {
  list: get('/console/restaurants', {
    summary: 'Restaurants of the brand, with what they lack and their figures of thirty days',
    query: consoleRestaurantsQuerySchema,
    answer: consoleRestaurantsSchema,
    returns: 'A page of them',
  }),
  make: make('/console/restaurants', {
    may: 'manage_restaurants',
    summary: 'Make a draft of a restaurant and invite its owner',
    body: newRestaurantSchema,
    isOnce: true,
    answer: madeRestaurantSchema,
    returns: 'Its id, and what becomes of the e-mail',
  }),
  read: get('/console/restaurants/{restaurant}', {
    summary: 'One of them: people, needs, latest changes of its settings',
    answer: consoleRestaurantPageSchema,
    returns: 'What the brand knows of it',
  }),
  state: put('/console/restaurants/{restaurant}/state', {
    may: 'manage_restaurants',
    summary: 'Open or suspend a restaurant of the brand',
    body: stateRequestSchema,
    answer: z.object({ state: z.string() }),
    returns: 'Its state',
  }),
  plan: put('/console/restaurants/{restaurant}/plan', {
    may: 'manage_restaurants',
    summary: 'Say which plan a restaurant has, and from which day its orders count',
    body: planRequestSchema,
    answer: consoleRestaurantPageSchema.pick({ plan: true }),
    returns: 'The plan, and how much of it is used',
  }),
  owners: make('/console/restaurants/{restaurant}/owners', {
    may: 'manage_restaurants',
    summary: 'Invite an owner, or send the invitation again',
    body: consoleOwnerSchema,
    isOnce: true,
    answer: consoleOwnerInvitedSchema,
    returns: 'Invited; `mail` says what becomes of the e-mail',
  }),
})
