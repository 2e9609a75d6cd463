import { z } from 'zod'
import { calls, get, post, put, remove, rowId } from '@/lib/domain/call/call'
import { settingsPreviewSchema } from '@/lib/domain/restaurant/settings/preview-wire'
import {
  addressCheckSchema,
  addressQuerySchema,
  dishPricesSchema,
  draftChangeSchema,
  menuTableSchema,
  panelPictureSchema,
  priceChangeSchema,
  publishRequestSchema,
  settingsListSchema,
  settingsPageSchema,
  settingsPartSchema,
  settingsReviewSchema,
  settingsVersionsSchema,
  settingsViewSchema,
  tableViewSchema,
  zoneStreetsQuerySchema,
  zoneStreetsSchema,
} from '@/lib/domain/restaurant/settings/wire'

/** Settings of a restaurant: drafts, versions, prices, pictures. Contract C36, C37. */
export const settingsCalls = calls('change_settings', {
  list: get('/panel/{restaurant}/settings', {
    summary: 'The parts of the restaurant that can be changed, and the drafts of the caller',
    answer: settingsListSchema,
    returns: 'In their order',
  }),
  read: get('/panel/{restaurant}/settings/parts/{part}', {
    summary: 'A part as the caller edits it',
    params: { part: settingsPartSchema },
    // 0: before the first.
    query: z.object({ version: z.coerce.number().int().nonnegative().max(2_147_483_647).optional() }),
    answer: settingsPageSchema,
    returns: 'Their draft, or what diners see; with a version, as a view of it had them',
  }),
  change: put('/panel/{restaurant}/settings/parts/{part}/draft', {
    summary: 'Save a change in one’s own draft, whatever is wrong with it',
    params: { part: settingsPartSchema },
    body: draftChangeSchema,
    answer: settingsViewSchema,
    returns: 'The draft',
  }),
  table: put('/panel/{restaurant}/settings/parts/menu/table', {
    summary: 'Make the menu of a spreadsheet one’s own draft; what no column says stays',
    body: menuTableSchema,
    answer: tableViewSchema,
    returns: 'The draft, and the columns that were not read',
  }),
  drop: remove('/panel/{restaurant}/settings/parts/{part}/draft', {
    summary: 'Throw one’s own draft away',
    params: { part: settingsPartSchema },
    answer: settingsViewSchema,
    returns: 'What diners see',
  }),
  review: get('/panel/{restaurant}/settings/parts/{part}/review', {
    summary: 'What publishing one’s own draft would change, and whom it touches',
    params: { part: settingsPartSchema },
    answer: settingsReviewSchema,
    mayConflict: true,
    returns: 'Nothing is written',
  }),
  preview: get('/panel/{restaurant}/settings/parts/{part}/preview', {
    summary: 'What the calls of diners would answer with one’s own draft published',
    params: { part: settingsPartSchema },
    answer: settingsPreviewSchema,
    mayConflict: true,
    returns: 'Nothing is written',
  }),
  publish: post('/panel/{restaurant}/settings/parts/{part}/publish', {
    summary: 'Make one’s own draft what diners see',
    params: { part: settingsPartSchema },
    body: publishRequestSchema,
    isOnce: true,
    answer: settingsListSchema,
    returns: 'Published',
  }),
  versions: get('/panel/{restaurant}/settings/versions', {
    summary: 'What was changed, by whom, the newest first',
    query: z.object({ before: rowId.optional() }),
    answer: settingsVersionsSchema,
    returns: 'At most 50',
  }),
  restore: post('/panel/{restaurant}/settings/versions/{version}/draft', {
    summary: 'Begin one’s own draft with an older version; takes no body',
    answer: settingsViewSchema,
    returns: 'The draft',
  }),
  undo: post('/panel/{restaurant}/settings/versions/{version}/undo', {
    summary: 'Begin one’s own draft with one change taken back; takes no body',
    answer: settingsViewSchema,
    returns: 'The draft',
  }),
  address: post('/panel/{restaurant}/settings/address-check', {
    summary: 'What a diner at an address is told of its delivery, now and with one’s own draft; writes nothing',
    body: addressQuerySchema,
    answer: addressCheckSchema,
    returns: 'At most 5 addresses',
  }),
  streets: post('/panel/{restaurant}/settings/zone-streets', {
    summary: 'Which streets an area covers, and the outline with streets added or taken away; writes nothing',
    body: zoneStreetsQuerySchema,
    isRead: true,
    answer: zoneStreetsSchema,
    returns: 'At most 300 streets inside and 30 found',
  }),
  prices: get('/panel/{restaurant}/settings/prices', {
    may: 'change_prices',
    summary: 'The prices of the dishes',
    answer: dishPricesSchema,
    returns: 'In the order of the menu',
  }),
  price: post('/panel/{restaurant}/settings/prices', {
    may: 'change_prices',
    summary: 'Change one price at once',
    body: priceChangeSchema,
    isOnce: true,
    answer: dishPricesSchema,
    returns: 'The prices now',
  }),
  picture: post('/panel/{restaurant}/pictures', {
    summary: 'Hand a picture over for a draft: JPEG, PNG, WebP or AVIF of at most 15 MB and 50 megapixels',
    body: z.string(),
    takes: 'image/*',
    answer: panelPictureSchema,
    returns: 'what a draft calls it; stored for a week, or as long as a draft or a version names it',
  }),
})
