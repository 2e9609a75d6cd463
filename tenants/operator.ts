import type { TenantRecord } from '@/lib/domain/tenant/schema'

/**
 * EXAMPLE DATA. Nobody by this name runs anything: a deployment puts the registered data of its own company here, or
 * another `operator` into a tenant's file, and drops `isExample`. Until then every legal page says so.
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
