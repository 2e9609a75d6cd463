import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import styles from './consent.module.css'
import type { ConsentWords } from './consent-words'
import { SettingsButton } from './settings-button'

/**
 * The consent question, in the flow above the page: it covers nothing, traps no focus and is in the first paint, so
 * that nothing moves. Refusing takes as many presses as agreeing. Ledger L282, docs/design/campaigns.md.
 */
export function ConsentQuestion({ words }: { words: ConsentWords }) {
  return (
    <section className={`scripted unprinted surface ruled-below ${styles.banner}`} aria-labelledby="consent-title">
      <Wrap className={`stack-3 pad-3 ${styles.inside}`}>
        <div>
          <h2 id="consent-title" className={styles.title}>
            {words.title}
          </h2>
          <p className={`soft small above-1 ${styles.text}`}>
            {words.text} <SettingsButton text={words.choose} />
          </p>
        </div>
        <div className={`stack-2 ${styles.actions}`}>
          <Button variant="secondary" data-consent="refuse">
            {words.refuse}
          </Button>
          <Button variant="secondary" data-consent="agree">
            {words.agree}
          </Button>
        </div>
      </Wrap>
    </section>
  )
}
