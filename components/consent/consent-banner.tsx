'use client'

import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/wrap'
import { applyKept, type ConsentTerms, decide } from '@/lib/browser/consent-store'
import { keepFunnel } from '@/lib/browser/funnel-buffer'
import type { Purpose } from '@/lib/consent/choice'
import styles from './consent.module.css'
import { PrivacySettings } from './privacy-settings'
import type { ConsentWords } from './words'

// Not in an effect: those of the page's parts mark their steps before ours would run.
if (typeof window !== 'undefined') keepFunnel()

type Props = { terms: ConsentTerms; words: ConsentWords }

/**
 * The question, in the flow above the page: it covers nothing, traps nothing and is there with the first paint, so that
 * nothing moves. Refusing takes as much as agreeing. Ledger L282, decision 0015.
 */
export function ConsentBanner({ terms, words }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page.
  useEffect(() => applyKept(terms), [])

  function answer(granted: Purpose[]) {
    // The buttons are about to be gone: the next Tab goes on from the page.
    document.getElementById('main')?.focus({ preventScroll: true })
    decide(terms, granted)
  }

  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <Wrap className={styles.inside}>
        <div>
          <h2 id="consent-title" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.text}>
            {words.text} <PrivacySettings terms={terms} words={words} text={words.choose} />
          </p>
        </div>
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => answer([])}>
            {words.refuse}
          </Button>
          <Button variant="secondary" onClick={() => answer(terms.purposes)}>
            {words.agree}
          </Button>
        </div>
      </Wrap>
    </section>
  )
}
