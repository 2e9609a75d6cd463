import { z } from 'zod'
import { calls, get, post, put, remove } from '@/lib/domain/call/call'
import { addressRowsSchema, importedAddressesSchema } from '@/lib/domain/ordering/delivery/address-file'
import {
  csvRequestSchema,
  exportedSchema,
  importedSchema,
  importRequestSchema,
  restaurantStateSchema,
  stateRequestSchema,
  uploadedSchema,
} from '@/lib/domain/restaurant/file/wire'
import { cityRowSchema } from '@/lib/domain/tenant/city-wire'
import { unknownJsonSchema } from '@/lib/domain/wire'

const MASTER_ALONE = { 401: 'Not the master token' }
const tenantKey = z.string().min(1).max(64)
const slug = { slug: z.string().min(1).max(60) }
/** The handler checks the file: its problems have words. */
const written = z.record(z.string(), unknownJsonSchema)

/** Restaurants by their files, pictures, brands with their towns, and streets, for the command line. Contract C33, C34, C36. */
export const fileCalls = calls('machine', {
  states: get('/operations/restaurants', {
    summary: 'Restaurants with their state and what they lack, by id',
    query: z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) }),
    answer: z.object({ items: z.array(restaurantStateSchema), next: z.number().nullable() }),
    returns: 'At most 100',
  }),
  schema: get('/operations/restaurants/schema', {
    summary: 'The JSON Schema of the file',
    answer: z.record(z.string(), z.unknown()),
    returns: 'Draft 2020-12',
  }),
  importFile: post('/operations/restaurants/import', {
    summary: 'Create or change a restaurant by its file; a repeat changes nothing',
    body: importRequestSchema,
    answer: importedSchema,
    returns: 'Taken in, or what would be',
  }),
  exportFile: get('/operations/restaurants/{id}/file', {
    summary: 'The file of a restaurant',
    answer: exportedSchema,
    returns: 'The file, and where its pictures are',
  }),
  menu: post('/operations/restaurants/{id}/menu', {
    summary: 'Replace the menu by the lines of a spreadsheet',
    body: csvRequestSchema,
    answer: importedSchema,
    returns: 'Taken in, or what would be',
  }),
  state: put('/operations/restaurants/{id}/state', {
    summary: 'Open or suspend a restaurant',
    body: stateRequestSchema,
    answer: z.object({ state: z.string() }),
    returns: 'Its state',
  }),
  removeDraft: remove('/operations/restaurants/{id}', {
    summary: 'Delete a restaurant that was never open and that nobody has used',
    returns: 'Gone; its number is not given again',
  }),
  upload: post('/operations/pictures', {
    summary: 'Hand a picture over: JPEG, PNG, WebP or AVIF of at most 15 MB and 50 megapixels',
    takes: 'image/*',
    body: z.string(),
    answer: uploadedSchema,
    returns: 'Stored for a week, or as long as it is used',
  }),
  master: get('/operations/pictures/{id}', {
    summary: 'The picture from which all its files can be made again',
    params: { id: z.string().regex(/^[0-9a-f]{32}$/) },
    gives: 'image/*',
    answer: z.string(),
    returns: 'AVIF',
  }),
  applyTenant: post('/operations/tenants/{tenant}/apply', {
    summary: 'Take the file of a brand over into its row',
    params: { tenant: tenantKey },
    body: z.strictObject({ dry_run: z.boolean().default(false) }),
    answer: z.object({ differences: z.array(z.string()) }),
    returns: 'What differed, or differs',
  }),
  cities: get('/operations/cities', {
    summary: 'Towns with their brands, restaurants and streets',
    answer: z.object({ items: z.array(cityRowSchema) }),
    returns: 'By name',
  }),
  createCity: post('/operations/cities', {
    summary: 'Add a town to brands; a repeat changes nothing',
    body: written,
    answer: z.object({ added_to: z.array(z.string()) }),
    returns: 'The brands that did not have it',
  }),
  changeCity: put('/operations/cities/{slug}', {
    summary: 'Change how a town is declined, or its centre',
    params: slug,
    body: written,
    answer: z.object({ changed_in: z.array(z.string()) }),
    returns: 'The brands that have it',
  }),
  removeCity: remove('/operations/cities/{slug}', {
    summary: 'Take a town without restaurants from a brand',
    params: slug,
    query: z.object({ tenant: tenantKey }),
    returns: 'Deleted',
  }),
  beginStreets: post('/operations/addresses/imports', {
    summary: 'Begin a list of streets and points',
    body: z.strictObject({}),
    answer: z.object({ id: z.uuid() }),
    returns: 'Rows may follow',
    also: MASTER_ALONE,
  }),
  addStreets: post('/operations/addresses/imports/{id}/rows', {
    summary: 'The next rows of the list',
    params: { id: z.uuid() },
    body: addressRowsSchema,
    answer: z.object({ rows: z.int() }),
    returns: 'How many there are',
    also: MASTER_ALONE,
  }),
  finishStreets: post('/operations/addresses/imports/{id}/finish', {
    summary: 'Make streets of the list, all or none',
    params: { id: z.uuid() },
    body: z.strictObject({ rows: z.int().positive() }),
    answer: importedAddressesSchema,
    returns: 'What became of it',
    also: MASTER_ALONE,
  }),
})
