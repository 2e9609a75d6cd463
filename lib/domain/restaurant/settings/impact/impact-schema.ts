import { z } from 'zod'
export const impactSchema = z.looseObject({ kind: z.string() })
