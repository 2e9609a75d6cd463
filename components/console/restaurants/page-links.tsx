import { useTranslations } from 'next-intl'

type Props = { path: string; query: Record<string, string>; page: number; pages: number }

/** Links to the pages before and after; nothing for a single page. */
export function PageLinks({ path, query, page, pages }: Props) {
  const t = useTranslations('panel.consoleRestaurants.list')
  if (pages < 2) return null
  const to = (number: number) => `${path}?${new URLSearchParams({ ...query, strona: String(number) })}`
  return (
    <nav aria-label={t('pages')} className="unprinted row-3 centred">
      {page > 1 && <a href={to(page - 1)}>{t('previous')}</a>}
      <span>{t('page', { page, pages })}</span>
      {page < pages && <a href={to(page + 1)}>{t('next')}</a>}
    </nav>
  )
}
