'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from '@/components/embed/embed-page.module.css'
import { CopyButton } from '@/components/ui/copy-button'
import { SelectField } from '@/components/ui/form/select-field'
import { attributesOf, type EmbedChoice, snippetOf } from '@/lib/domain/embed/snippet'
import type messages from '@/messages/pl.json'

const DISPLAYS = ['inline', 'button', 'popup'] as const

interface EmbedRestaurant {
  id: number
  name: string
  modes: EmbedChoice['mode'][]
}

type Props = {
  words: EmbedWords
  /** The brand's canonical URL. */
  origin: string
  brandColour: string
  restaurants: EmbedRestaurant[]
}

/**
 * Choose a restaurant, preview, copy the snippet. Without a script the first restaurant's snippet is shown. Contract
 * C16.
 */
export function EmbedBuilder({ words, origin: canonical, brandColour, restaurants }: Props) {
  const [origin, setOrigin] = useState(canonical)
  const [id, setId] = useState(restaurants[0]?.id ?? 0)
  const [choice, setChoice] = useState<Omit<EmbedChoice, 'restaurant'>>({
    mode: 'booking',
    display: 'inline',
    colour: '',
  })
  useEffect(() => setOrigin(window.location.origin), [])

  const modes = restaurants.find((one) => one.id === id)?.modes ?? []
  const mode = modes.includes(choice.mode) ? choice.mode : (modes[0] ?? 'booking')
  const chosen: EmbedChoice = { ...choice, restaurant: id, mode }
  const snippet = snippetOf(origin, chosen, words.label)

  function change(event: FormEvent<HTMLFormElement>) {
    const data = new FormData(event.currentTarget)
    const colour = String(data.get('colour'))
    setId(Number(data.get('restaurant')))
    setChoice({
      mode: data.get('mode') === 'order' ? 'order' : 'booking',
      display: DISPLAYS.find((display) => display === data.get('display')) ?? 'inline',
      colour: colour === brandColour ? '' : colour,
    })
  }

  return (
    <div className={`grid one-column top ${styles.builder}`}>
      <form
        className="scripted stack-5 one-column"
        aria-label={words.form}
        onChange={change}
        onSubmit={(event) => event.preventDefault()}
      >
        {restaurants.length === 1 ? (
          <input type="hidden" name="restaurant" value={id} />
        ) : (
          <SelectField id="restaurant" name="restaurant" label={words.restaurant} defaultValue={id}>
            {restaurants.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </SelectField>
        )}
        <Options
          key={id}
          name="mode"
          legend={words.modeLegend}
          chosen={mode}
          options={modes.map((value) => ({ value, label: words.mode[value] }))}
        />
        <Options
          name="display"
          legend={words.displayLegend}
          chosen={choice.display}
          options={DISPLAYS.map((value) => ({ value, label: words.display[value] }))}
        />
        <div className={`stack-2 to-start ${styles.colour}`}>
          <label htmlFor="colour" className="small semibold">
            {words.colour}
          </label>
          <input id="colour" name="colour" type="color" defaultValue={brandColour} />
        </div>
      </form>
      <div className="stack-3 one-column">
        <h2>{words.snippet}</h2>
        <p>{words.snippetHint}</p>
        <pre className={`sunken anywhere padded ${styles.code}`}>
          <code>{snippet}</code>
        </pre>
        <CopyButton words={words} text={snippet} />
      </div>
      {/* Placed after the controls: a preview grows as it loads, by thousands of pixels on a phone. */}
      <div className={`scripted stack-3 one-column ${styles.stage}`}>
        <h2>{words.preview}</h2>
        <EmbedPreview choice={chosen} label={words.label[mode]} />
      </div>
    </div>
  )
}

type OptionsProps = { name: string; legend: string; chosen: string; options: { value: string; label: string }[] }

function Options({ name, legend, chosen, options }: OptionsProps) {
  return (
    <fieldset className="stack-1 shrinks">
      <legend className="small semibold">{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={`stack-3 centred touch-high ${styles.option}`}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Runs the script that partners load, on our own page. */
function EmbedPreview({ choice, label }: { choice: EmbedChoice; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { restaurant, mode, display, colour } = choice
  useEffect(() => {
    const script = document.createElement('script')
    script.src = `${window.location.origin}/embed/v1.js`
    Object.assign(script.dataset, attributesOf({ restaurant, mode, display, colour }), { label })
    box.current?.replaceChildren(script)
  }, [restaurant, mode, display, colour, label])
  return <div ref={box} className={styles.preview} data-preview />
}

/** The words of the snippet page that the browser needs. */
type EmbedWords = (typeof messages)['embed']['builder']
