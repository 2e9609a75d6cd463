'use client'

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import styles from '@/components/legal/consent.module.css'
import type { ConsentWords } from '@/components/legal/consent-words'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/form/checkbox-field'
import { Sheet } from '@/components/ui/sheet'
import { readConsent, storeConsent } from '@/lib/browser/storage/consent-store'
import { interpolate } from '@/lib/domain/interpolate'
import type { ConsentPrompt, Purpose } from '@/lib/domain/marketing/consent-choice'

type Props = { prompt: ConsentPrompt; words: ConsentWords; isOpen: boolean; onClose: () => void }

const DAY = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeZone: 'Europe/Warsaw' })

/** The current answers and their date, each purpose separately, and buttons to accept or refuse all. */
export function SettingsSheet({ prompt, words, isOpen, onClose }: Props) {
  const [granted, setGranted] = useState<readonly Purpose[]>([])
  const choice = readConsent(prompt)

  // Each time the sheet opens it shows the last answer.
  const showAnswer = useEffectEvent(() => setGranted(choice?.granted ?? []))
  useEffect(() => {
    if (isOpen) showAnswer()
  }, [isOpen])

  function answer(purposes: readonly Purpose[]) {
    storeConsent(prompt, purposes)
    onClose()
  }

  function save(event: FormEvent) {
    event.preventDefault()
    answer(granted)
  }

  return (
    <Sheet open={isOpen} onClose={onClose} title={words.settings} closeLabel={words.close}>
      <form className="stack-2" onSubmit={save}>
        <p>{choice ? interpolate(words.answeredOn, { day: DAY.format(new Date(choice.at)) }) : words.notAnswered}</p>
        <div className={`stack-4 ${styles.choices}`}>
          {prompt.purposes.map((purpose) => (
            <CheckboxField
              key={purpose}
              id={`consent-${purpose}`}
              label={words[purpose]}
              hint={words[`${purpose}Hint`]}
              checked={granted.includes(purpose)}
              onChange={({ currentTarget: { checked } }) =>
                setGranted(prompt.purposes.filter((one) => (one === purpose ? checked : granted.includes(one))))
              }
            />
          ))}
        </div>
        <Button type="submit" variant="secondary" wide>
          {words.save}
        </Button>
        <div className={`stack-2 ${styles.actions}`}>
          <Button variant="secondary" onClick={() => answer([])}>
            {words.refuse}
          </Button>
          <Button variant="secondary" onClick={() => answer(prompt.purposes)}>
            {words.agree}
          </Button>
        </div>
        <p>
          <a href={words.privacyPath}>{words.policy}</a>
        </p>
      </form>
    </Sheet>
  )
}
