import type { CartWords } from '@/components/cart/words'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import styles from './cart.module.css'

type Props = { words: CartWords; hasFailed: boolean; retry: () => void }

/** Shown while the menu loads, or after loading failed. */
export function CartLoading({ words, hasFailed, retry }: Props) {
  if (!hasFailed) return <p className={styles.soft}>{words.loading}</p>
  return (
    <Notice kind="danger" role="alert">
      <p>{words.failed}</p>
      <Button variant="quiet" onClick={retry}>
        {words.retry}
      </Button>
    </Notice>
  )
}
