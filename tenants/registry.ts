import { z } from 'zod'
import { tenantSchema } from '@/lib/domain/tenant/schema'
import { lesznoje } from './lesznoje'
import { lubje } from './lubje'
import { miedzioweje } from './miedzioweje'
import { nakryte } from './nakryte'
import { ostrowje } from './ostrowje'

/**
 * Every brand of this deployment, the default one first; a file that violates the schema stops the start. Ledger
 * L004–L009.
 */
export const tenants = z.array(tenantSchema).parse([nakryte, lubje, lesznoje, ostrowje, miedzioweje])
