'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCartContext } from '@/components/cart/client/cart-context'
import styles from './category-nav.module.css'
import { useMenuContext } from './menu-context'

type Props = { label: string; categories: { id: number; anchor: string; name: string }[]; children: ReactNode }

/**
 * The categories in a sticky row. The visible category is marked; categories without a matching dish are left out.
 * `children` come before the row.
 */
export function CategoryNav({ label, categories, children }: Props) {
  const { dietMatches } = useMenuContext()
  const { loaded } = useCartContext().menu
  const shown = dietMatches
    ? categories.filter(({ id }) =>
        loaded?.menu.categories.some(
          (one) => one.id === id && one.products.some((dish) => (dietMatches.get(dish.id) ?? 'unfit') !== 'unfit'),
        ),
      )
    : categories
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      // A line just below the row.
      { rootMargin: '-20% 0px -79% 0px' },
    )
    for (const { anchor } of categories) {
      const section = document.getElementById(anchor)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [categories])

  useEffect(() => {
    const link = current === null ? null : nav.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    const row = link?.closest('ul')
    if (link && row) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 })
  }, [current])

  return (
    <nav ref={nav} aria-label={label} className={`unprinted flex gap-2 top ruled-below ${styles.nav}`}>
      {children}
      <ul className={styles.row}>
        {shown.map(({ anchor, name }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className={`touch dark small semibold plain-link nowrap ${styles.link}`}
              aria-current={anchor === current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
