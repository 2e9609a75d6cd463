import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/layout/card'
import { PhoneLink } from '@/components/ui/phone-link'
import { menuPagePath } from '@/lib/domain/restaurant/restaurant-pages'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import type { Tenant } from '@/lib/domain/tenant/schema'

type Props = { tenant: Pick<Tenant, 'productName'>; restaurant: Restaurant }

/** Shown instead of the reservation form where no table can be reserved online. Contract C34. */
export function NoTables({ tenant, restaurant }: Props) {
  const [t, pages] = [useTranslations('empty'), useTranslations('restaurantPages')]
  const menu = menuPagePath(restaurant, tenant.productName)
  const phone = () => <PhoneLink phone={restaurant.contact.phone} />
  return (
    <Card as="section" id="rezerwacja" aria-labelledby="rezerwacja-title" depth="raised">
      <div className="stack-4 one-column at-start">
        <h2 id="rezerwacja-title">{t('tablesTitle')}</h2>
        <p>{t.rich('tablesText', { name: restaurant.name, phone })}</p>
        {menu && (
          <p>
            <ButtonLink href={menu}>{pages('menu')}</ButtonLink>
          </p>
        )}
      </div>
    </Card>
  )
}
