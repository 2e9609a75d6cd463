import type { CheckoutWords } from '@/components/checkout/words'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { closePath } from '@/components/ui/icons/close'
import { Money } from '@/components/ui/money'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import type { ShownLine } from '@/lib/domain/ordering/cart/pricing/shown-price'
import styles from './checkout-summary.module.css'

type Props = { words: CheckoutWords; lines: ShownLine[]; unfit: ReadonlySet<string>; onRemove: (key: string) => void }

/**
 * The ordered dishes. A dish that is unavailable, or not available at this time, can be removed here; other changes are
 * made in the menu.
 */
export function OrderLines({ words, lines, unfit, onRemove }: Props) {
  return (
    <ul className="grid">
      {lines.map((line) => (
        <li
          key={line.key}
          className={`row-2 ruled pad-2 snug ${styles.line}`}
          data-missing={!line.isAvailable || undefined}
        >
          <span className={styles.amount}>{line.amount} ×</span>
          <span>
            <span className={`semibold block ${styles.name}`}>{line.name}</span>
            {line.choices.length > 0 && (
              <span className="soft small block unless-empty">{line.choices.join(', ')}</span>
            )}
            {unfit.has(line.key) && <span className="soft small block unless-empty">{words.unfit}</span>}
            {line.note && <span className="soft small block unless-empty">„{line.note}”</span>}
            <LineState words={words} line={line} />
          </span>
          <span className={`stack-1 at-start semibold ${styles.price}`}>
            <Money grosze={line.lineGrosze - line.promotionGrosze} />
            {line.promotionGrosze > 0 && (
              <del className="soft small block unless-empty">
                <Money grosze={line.lineGrosze} />
              </del>
            )}
            {(!line.isAvailable || line.notServed) && (
              <button
                type="button"
                className={`middle square rounded surface ${styles.remove}`}
                aria-label={interpolate(words.remove, { name: line.name })}
                onClick={() => onRemove(line.key)}
              >
                <Icon path={closePath} size={20} />
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LineState({ words, line }: { words: CheckoutWords; line: ShownLine }) {
  if (!line.isAvailable) return <Badge kind="danger">{words.unavailable}</Badge>
  if (line.notServed) return <Badge kind="warning">{interpolate(words.served, { when: line.notServed.when })}</Badge>
  if (line.isIncomplete) return <Badge kind="warning">{words.open}</Badge>
  if (line.promotionGrosze === 0) return null
  return (
    <>
      <span className="accent small semibold block">{line.offers.join(', ') || words.saved}</span>
      {line.lowestGrosze !== null && (
        <span className="soft small block unless-empty">
          {interpolate(words.lowest, { price: formatGrosze(line.lowestGrosze) })}
        </span>
      )}
    </>
  )
}
