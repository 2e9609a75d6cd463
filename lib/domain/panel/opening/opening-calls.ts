import { calls, get, make, post } from '@/lib/domain/call/call'
import { menuSchema } from '@/lib/domain/ordering/menu/schema'
import { openingSchema, testRequestSchema } from '@/lib/domain/panel/opening/opening-schema'

/** The opening of a restaurant, and its conditions. Contract C33. */
export const openingCalls = calls('see_opening', {
  read: get('/panel/{restaurant}/opening', {
    summary: 'The state of the restaurant, and what it needs before diners see it',
    answer: openingSchema,
    returns: 'How far it is',
  }),
  open: post('/panel/{restaurant}/opening', {
    may: 'open_restaurant',
    summary: 'Open a draft that lacks nothing; takes no body',
    isOnce: true,
    answer: openingSchema,
    returns: 'Open',
  }),
  test: make('/panel/{restaurant}/tests', {
    may: 'make_tests',
    summary: 'Make a test order or a test reservation, which nobody pays for and no figure counts',
    body: testRequestSchema,
    isOnce: true,
    answer: openingSchema,
    returns: 'Made, and on the board',
  }),
  menu: get('/panel/{restaurant}/menu', {
    may: 'see_board',
    summary: 'The menu of the restaurant, in any of its states',
    answer: menuSchema,
    returns: 'As diners would see it now',
  }),
})
