import { z } from 'zod'

/** Ledger L135–L140. Other keys are ignored and logged, so the wire takes any string. */
export const CUSTOM_RULE_KEYS = ['peopleAmount', 'visitDate', 'isFri', 'isSat', 'isSun', 'disableBookMessage'] as const

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** Ledger L129–L134. */
export const customRuleSchema = z.object({
  key: z.string(),
  text: z.string().nullish(),
  value: scalarSchema.optional(),
  values: z.array(scalarSchema).nullish(),
  disableBook: z.boolean().optional(),
  disableOrder: z.boolean().optional(),
})
export type CustomRule = z.infer<typeof customRuleSchema>
