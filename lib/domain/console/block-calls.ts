import { calls, get, make, remove } from '@/lib/domain/call/call'
import { blocksSchema, contactBlockRequestSchema } from '@/lib/domain/console/block-schema'

/** Blocks of contacts and networks. Contract C40. */
export const blockCalls = calls('handle_person_data', {
  list: get('/console/blocks', {
    summary: 'Contacts and networks that may send nothing online for a time',
    answer: blocksSchema,
    returns: 'The newest first',
  }),
  block: make('/console/blocks', {
    summary: 'Block the contact or the network of an order or a reservation for a time',
    body: contactBlockRequestSchema,
    isOnce: true,
    answer: blocksSchema,
    returns: 'All of them',
  }),
  lift: remove('/console/blocks/{block}', {
    summary: 'Lift a block before its time',
    answer: blocksSchema,
    returns: 'All of them',
  }),
})
