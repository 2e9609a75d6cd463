import type { TenantRecord } from '@/lib/domain/tenant/schema'

/**
 * EXAMPLE DATA. No real company has this name: a deployment enters the registered data of its own company here, or
 * another `operator` in a tenant's file, and removes `isExample`. Until then every legal page says so.
 */
export const exampleOperator: TenantRecord['operator'] = {
  name: 'Przykładowy Operator sp. z o.o.',
  street: 'ul. Przykładowa 1',
  postalCode: '00-000',
  city: 'Przykładów',
  nip: '0000000000',
  krs: '0000000000',
  isExample: true,
}
