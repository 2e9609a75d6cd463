'use client'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { TextArea } from '@/components/ui/form/text-area'
import { Notice } from '@/components/ui/notice'
import { callPanel } from '@/lib/browser/panel/call-panel'
import { listTypedForms, storeTypedForm } from '@/lib/browser/panel/typed-form'
import type { Json, SettingsPart } from '@/lib/domain/restaurant/settings/parts'
import { placeOfItem } from '@/lib/domain/restaurant/settings/place-of-item'
import type { SettingsView } from '@/lib/domain/restaurant/settings/wire'

type Lost = { name: string | null; text: string }
type Props = {
  restaurantId: number
  part: SettingsPart
  /** Text typed in a posted form, which could not be saved. */
  posted: string | null
  words: Record<'title' | 'text' | 'label' | 'copy' | 'copied' | 'notCopied' | 'dismiss', string>
}

/**
 * Text typed for an item that is there no more, as after another tab deleted it: to be copied. The text that this tab stores
 * is whole, that of the answer to a posted form may be cut. Contract C37.
 */
export function LostTyping({ restaurantId, part, posted, words }: Props) {
  const [stored, setStored] = useState<Lost[]>([])

  useEffect(() => {
    const forms = listTypedForms(`${restaurantId}/${part}/`).filter(({ typed }) => typed.at && typed.text)
    if (forms.length === 0) return
    let isCurrent = true
    void callPanel(restaurantId, 'GET', `settings/parts/${part}`).then((answer) => {
      if (!answer.ok || !isCurrent) return
      const { value } = answer.value as SettingsView
      // An item without a number is stored by its place, and is typed again there alone.
      const isGone = ({ typed: { at = '', seen, id, isPosted } }: (typeof forms)[number]) => {
        const place = placeOfItem(value as Json, at, seen, id)
        return (place === null || (id === undefined && place !== at)) && (!isPosted || posted !== null)
      }
      setStored(forms.filter(isGone).map(({ name, typed }) => ({ name, text: typed.text ?? '' })))
    })
    return () => {
      isCurrent = false
    }
  }, [restaurantId, part, posted])

  function dismiss(name: string) {
    storeTypedForm(name, null)
    setStored((now) => now.filter((one) => one.name !== name))
  }

  const lost = stored.length > 0 || posted === null ? stored : [{ name: null, text: posted }]
  if (lost.length === 0) return null
  return (
    <Notice kind="warning" title={words.title}>
      <div className="stack-4">
        <p>{words.text}</p>
        {lost.map(({ name, text }, no) => (
          <div key={name} className="stack-2">
            <TextArea id={`lost-${no}`} label={words.label} defaultValue={text} readOnly />
            <div className="row-2">
              <CopyButton words={words} text={text} variant="secondary" />
              {name !== null && (
                <Button variant="quiet" onClick={() => dismiss(name)}>
                  {words.dismiss}
                </Button>
              )}
            </div>
          </div>
        ))}
      </div>
    </Notice>
  )
}
