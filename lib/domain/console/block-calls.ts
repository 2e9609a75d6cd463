import { z } from 'zod'
import { get, make, remove } from '@/lib/domain/call/call'
import { rowId } from '@/lib/domain/call/params'
import { blockRequestSchema, blocksSchema } from '@/lib/domain/console/block-schema'

/** Blocks of contacts and networks. Contract C40. */
export const blockCalls = {
  list: get('/console/blocks', {
    may: 'handle_person_data',
    summary: 'Contacts and networks that may send nothing online for a time',
    answer: blocksSchema,
    told: 'The newest first',
  }),
  block: make('/console/blocks', {
    may: 'handle_person_data',
    summary: 'Block the contact or the network of an order or a reservation for a time',
    body: blockRequestSchema,
    answer: blocksSchema,
    told: 'All of them',
  }),
  lift: remove('/console/blocks/{block}', {
    may: 'handle_person_data',
    summary: 'Lift a block before its time',
    params: z.object({ block: rowId }),
    answer: blocksSchema,
    told: 'All of them',
  }),
}
