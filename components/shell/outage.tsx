import type { Tenant } from '@/lib/tenant/schema'

export function Outage({ tenant }: { tenant: Tenant }) {
  return (
    <main>
      <h1>Chwilowo nie możemy pokazać tej strony</h1>
      <p>
        Spróbuj ponownie za chwilę albo napisz:{' '}
        <a href={`mailto:${tenant.support.technical.email}`}>{tenant.support.technical.email}</a>
      </p>
    </main>
  )
}
