'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Amount } from '@/components/ui/amount'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { TextArea } from '@/components/ui/text-area'
import { addToCart, type CartPlace, cartStore, changeCart } from '@/lib/browser/cart-store'
import { accept, isAccepted } from '@/lib/browser/diet-store'
import { isFull } from '@/lib/cart/cart'
import { type CartLine, MAX_AMOUNT, MAX_NOTE } from '@/lib/cart/cart-line'
import { lineAloneGrosze } from '@/lib/cart/line-alone'
import type { DeliveryType } from '@/lib/delivery/schema'
import { fill } from '@/lib/fill'
import { answerErrors } from '@/lib/menu/answer-errors'
import { type Answer, normalAnswers } from '@/lib/menu/answers'
import { defaultAnswers } from '@/lib/menu/default-answers'
import { unfitParts } from '@/lib/menu/diet-filter'
import type { DietFilter } from '@/lib/menu/diets'
import { isSet, type Menu, type Product, type Products } from '@/lib/menu/menu'
import { formatGrosze } from '@/lib/money'
import { AgainstFilter } from './against-filter'
import { ChoiceField } from './choice-field'
import { fieldIdOf } from './field-id'
import { ProductAbout } from './product-about'
import styles from './product-sheet.module.css'
import { SetField } from './set-field'
import type { SheetWords } from './words'

type Props = {
  product: Product
  products: Products
  menu: Menu
  deliveryType: DeliveryType
  nowMs: number
  edited: { key: string; line: CartLine } | null
  offers: string[]
  filter: DietFilter
  place: CartPlace
  isOff: boolean
  onDone: () => void
  onAdded: (name: string) => void
  words: SheetWords
}

/** The choices of a product, checked by the rules that the server checks them by. Ledger L186–L189, contract C6. */
export function ProductForm({ product, products, edited, offers, filter, place, isOff, words, ...props }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answer[]>(
    () => edited?.line.answers ?? defaultAnswers(product, products, filter),
  )
  const [amount, setAmount] = useState(edited?.line.amount ?? 1)
  const [isTried, setTried] = useState(false)
  const [isCartFull, setCartFull] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const unfit = unfitParts(product, normalAnswers(answers), filter, products)
  const dish = `${place.id}.${product.id}`
  const errors = isTried ? answerErrors(product, normalAnswers(answers), products) : []
  const picked = { productId: product.id, amount, answers: normalAnswers(answers), note: '' }
  const lineGrosze = lineAloneGrosze(picked, props.menu, props.deliveryType, new Date(props.nowMs))
  const cannot = isOff ? words.off : product.available ? null : words.soldOut

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (cannot) return
    const normal = normalAnswers(answers)
    const [first] = answerErrors(product, normal, products)
    if (first) {
      setTried(true)
      requestAnimationFrame(() => focusOn(form.current, fieldIdOf(first.path)))
      return
    }
    if (unfit.length > 0 && !isAccepted(dish, filter)) {
      setAsking(true)
      return
    }
    add()
  }

  function add() {
    const normal = normalAnswers(answers)
    const line: CartLine = { productId: product.id, amount, answers: normal, note: note.current?.value.trim() ?? '' }
    if (!edited && isFull(cartStore.read().cart)) {
      setCartFull(true)
      return
    }
    if (edited) changeCart({ type: 'edited', key: edited.key, line })
    else addToCart(place, line)
    props.onAdded(product.name)
    props.onDone()
  }

  function change(next: Answer[]) {
    setAnswers(next)
    setAsking(false)
  }

  const common = { answers, onAnswers: change, errors, filter, words }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {product.image && <Picture picture={product.image} sizes="34rem" className={styles.picture} />}
      <ProductAbout product={product} answers={answers} products={products} words={words} />
      {offers.map((offer) => (
        <div key={offer} className={styles.offer}>
          <Badge kind="accent">{offer}</Badge>
          {product.lowestPriceGrosze !== null && (
            <span className={styles.small}>
              {fill(words.lowest, { amount: formatGrosze(product.lowestPriceGrosze) })}
            </span>
          )}
        </div>
      ))}
      {product.questions.map((question) =>
        isSet(question) ? (
          <SetField key={question.id} {...common} question={question} products={products} />
        ) : (
          <ChoiceField key={question.id} {...common} question={question} place={null} path={`${question.id}`} />
        ),
      )}
      <TextArea
        ref={note}
        id="product-note"
        name="note"
        rows={2}
        label={words.note}
        hint={words.noteHint}
        optionalText={words.optional}
        maxLength={MAX_NOTE}
        defaultValue={edited?.line.note}
      />
      {isCartFull && (
        <p role="alert" className={styles.error}>
          {words.full}
        </p>
      )}
      {isAsking && (
        <AgainstFilter
          parts={unfit}
          filter={filter}
          onYes={() => {
            accept(dish, filter)
            add()
          }}
          onNo={() => {
            setAsking(false)
            form.current?.querySelector<HTMLElement>('fieldset input, fieldset button, [type=submit]')?.focus()
          }}
          words={words}
        />
      )}
      <div className={styles.bar}>
        <Amount
          amount={amount}
          min={1}
          max={MAX_AMOUNT}
          onAmount={setAmount}
          label={words.amount}
          lessLabel={fill(words.less, { name: product.name })}
          moreLabel={fill(words.more, { name: product.name })}
        />
        <Button type="submit" size="large" wide aria-disabled={cannot ? true : undefined}>
          {cannot ?? fill(edited ? words.save : words.add, { amount: formatGrosze(lineGrosze) })}
        </Button>
      </div>
    </form>
  )
}

function focusOn(form: HTMLFormElement | null, id: string): void {
  const field = form?.querySelector<HTMLElement>(`#${id}`)
  const control = field?.querySelector<HTMLElement>('input, button:not(:disabled)') ?? field
  control?.focus()
  field?.scrollIntoView({ block: 'center' })
}
