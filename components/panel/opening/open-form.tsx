import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PANEL_PATH } from '@/lib/domain/panel/access/paths'
import type { OpeningNeed } from '@/lib/domain/restaurant/missing-to-open'

/** `reader`: the reader opens it; `byLink`: the reader could after a sign-in by link; `owner`: only the owner can. */
export type WhoOpens = 'reader' | 'byLink' | 'owner'

type Props = { restaurantId: number; missing: OpeningNeed[]; whoOpens: WhoOpens }

/** Opens a draft: a plain form, whose button explains why it is disabled. Contract C33. */
export function OpenForm({ restaurantId, missing, whoOpens }: Props) {
  const t = useTranslations('panel.opening')
  const names = missing.map((need) => t(`needs.${need}.name`)).join(', ')
  return (
    <section className="stack-3 to-start" aria-labelledby="open-title">
      <h2 id="open-title">{t('open.title')}</h2>
      <p>{t('open.text')}</p>
      {missing.length > 0 && <p id="open-missing">{t('open.missing', { needs: names })}</p>}
      {whoOpens === 'owner' && <p>{t('open.byOwner')}</p>}
      {whoOpens === 'byLink' && (
        <>
          <p>{t('open.byLink')}</p>
          <ButtonLink href={`${PANEL_PATH}?sposob=link`}>{t('open.signIn')}</ButtonLink>
        </>
      )}
      {whoOpens === 'reader' && (
        <form method="post" action={`/panel/form/${restaurantId}/open`}>
          <Button
            type="submit"
            size="large"
            disabled={missing.length > 0}
            aria-describedby={missing.length > 0 ? 'open-missing' : undefined}
          >
            {t('open.button')}
          </Button>
        </form>
      )}
    </section>
  )
}
