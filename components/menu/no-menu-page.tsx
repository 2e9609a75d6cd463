import { useTranslations } from 'next-intl'
import { ProblemPanel } from '@/components/shell/problem-panel'
import { ButtonLink } from '@/components/ui/button-link'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Restaurant } from '@/lib/domain/restaurant/schema'
import { restaurantPath } from '@/lib/domain/restaurant/slug'

type Props = {
  restaurant: Restaurant
  /** Framed on a partner's site, where no other page of ours may open. */
  isEmbedded?: boolean
}

/** Page in place of a missing menu. Contract C34. */
export function NoMenuPage({ restaurant, isEmbedded }: Props) {
  const t = useTranslations('empty')
  const phone = () => <PhoneLink phone={restaurant.contact.phone} />
  return (
    <ProblemPanel
      title={t('menuTitle')}
      paragraphs={[t.rich('menuText', { name: restaurant.name, phone })]}
      actions={
        <ButtonLink href={restaurantPath(restaurant)} {...(isEmbedded && { target: '_blank', rel: 'noopener' })}>
          {t('toRestaurant')}
        </ButtonLink>
      }
    />
  )
}
