'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { SheetWords } from '@/components/menu/words'
import { Amount } from '@/components/ui/amount'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/form/text-area'
import { Picture } from '@/components/ui/picture'
import { leaveSheet } from '@/components/ui/sheet'
import { addToCart, cartStore, changeCart } from '@/lib/browser/storage/cart-store'
import { acceptDish, isDishAccepted } from '@/lib/browser/storage/diet-store'
import { interpolate } from '@/lib/domain/interpolate'
import { formatGrosze } from '@/lib/domain/money'
import { type CartRestaurant, isFull } from '@/lib/domain/ordering/cart/cart'
import { type CartLine, MAX_AMOUNT, MAX_LINE_NOTE } from '@/lib/domain/ordering/cart/cart-line'
import { singleLineGrosze } from '@/lib/domain/ordering/cart/pricing/single-line-grosze'
import type { DeliveryType } from '@/lib/domain/ordering/delivery/schema'
import { answerErrors } from '@/lib/domain/ordering/menu/answers/answer-errors'
import { type Answer, normalAnswers } from '@/lib/domain/ordering/menu/answers/answers'
import { defaultAnswers } from '@/lib/domain/ordering/menu/answers/default-answers'
import { unfitParts } from '@/lib/domain/ordering/menu/diet/diet-filter'
import type { DietWish } from '@/lib/domain/ordering/menu/diet/diets'
import { reductionAt } from '@/lib/domain/ordering/menu/discount-price'
import { type Discount, isSet, type Menu, type Product, type Products } from '@/lib/domain/ordering/menu/menu'
import { isDishServedAt } from '@/lib/domain/ordering/menu/serving-times'
import { ChoiceField } from './choice-field'
import { DietWarning } from './diet-warning'
import { DishOffers } from './dish-offers'
import { fieldIdOf } from './field-id'
import { ProductDescription } from './product-description'
import styles from './product-sheet.module.css'
import { SetField } from './set-field'

type Props = {
  product: Product
  products: Products
  menu: Menu
  deliveryType: DeliveryType
  nowMs: number
  edited: { key: string; line: CartLine } | null
  discounts: Discount[]
  filter: DietWish
  cartRestaurant: CartRestaurant
  isOff: boolean
  takesScheduled: boolean
  onDone: () => void
  onAdded: (name: string) => void
  words: SheetWords
}

/** The options of a product, checked by the same rules as on the server. Ledger L186–L189, contract C6. */
export function ProductForm({
  product,
  products,
  edited,
  discounts,
  filter,
  cartRestaurant,
  isOff,
  takesScheduled,
  words,
  ...props
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answer[]>(
    () => edited?.line.answers ?? defaultAnswers(product, products, filter),
  )
  const [amount, setAmount] = useState(edited?.line.amount ?? 1)
  const [wasSubmitted, setSubmitted] = useState(false)
  const [isCartFull, setCartFull] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const isLeaving = useRef(false)
  const note = useRef<HTMLTextAreaElement>(null)
  const unfit = unfitParts(product, normalAnswers(answers), filter, products)
  const dishKey = `${cartRestaurant.id}.${product.id}`
  const errors = wasSubmitted ? answerErrors(product, normalAnswers(answers), products) : []
  const draftLine = { productId: product.id, amount, answers: normalAnswers(answers), note: '' }
  const now = new Date(props.nowMs)
  const reduction = reductionAt(product, discounts, { deliveryType: props.deliveryType, servedAt: now })
  const lineGrosze = singleLineGrosze(draftLine, props.menu, props.deliveryType, now)
  const isOutOfTime = !takesScheduled && !isDishServedAt(product, now)
  const disabledReason = isOff ? words.off : !product.available ? words.soldOut : isOutOfTime ? words.notNow : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (disabledReason) return
    const normal = normalAnswers(answers)
    const [first] = answerErrors(product, normal, products)
    if (first) {
      setSubmitted(true)
      requestAnimationFrame(() => focusOn(form.current, fieldIdOf(first.path)))
      return
    }
    if (unfit.length > 0 && !isDishAccepted(dishKey, filter)) {
      setConfirming(true)
      return
    }
    add()
  }

  /** The press is painted before the cart is priced: the sheet closes first. */
  function add() {
    if (!edited && isFull(cartStore.read().cart)) return setCartFull(true)
    if (isLeaving.current) return
    isLeaving.current = true
    leaveSheet(form.current, put)
  }

  function put() {
    const normal = normalAnswers(answers)
    const { id: productId, name } = product
    const line: CartLine = { productId, name, amount, answers: normal, note: note.current?.value.trim() ?? '' }
    if (edited) changeCart({ type: 'edited', key: edited.key, line })
    else addToCart(cartRestaurant, line)
    props.onAdded(product.name)
    props.onDone()
  }

  function change(next: Answer[]) {
    setAnswers(next)
    setConfirming(false)
  }

  const common = { answers, onAnswers: change, errors, filter, words }
  return (
    <form ref={form} className="stack-4 one-column" onSubmit={submit} noValidate>
      {disabledReason && <p className={`sunken bold rounded ${styles.off}`}>{disabledReason}</p>}
      {product.image && <Picture picture={product.image} sizes="34rem" className={styles.picture} />}
      <ProductDescription product={product} reduction={reduction} answers={answers} products={products} words={words} />
      <DishOffers
        product={product}
        discounts={discounts}
        used={reduction?.discount ?? null}
        deliveryType={props.deliveryType}
        now={now}
        words={words}
      />
      {product.questions.map((question) =>
        isSet(question) ? (
          <SetField key={question.id} {...common} question={question} products={products} />
        ) : (
          <ChoiceField key={question.id} {...common} question={question} position={null} path={`${question.id}`} />
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
        maxLength={MAX_LINE_NOTE}
        defaultValue={edited?.line.note}
      />
      {isCartFull && (
        <p role="alert" className="danger small semibold">
          {words.full}
        </p>
      )}
      {isConfirming && (
        <DietWarning
          parts={unfit}
          filter={filter}
          onConfirm={() => {
            acceptDish(dishKey, filter)
            add()
          }}
          onCancel={() => {
            setConfirming(false)
            form.current?.querySelector<HTMLElement>('fieldset input, fieldset button, [type=submit]')?.focus()
          }}
          words={words}
        />
      )}
      <div className={`flex wrap centred ruled surface gap-2-3 ${styles.bar}`}>
        <Amount
          amount={amount}
          min={1}
          max={MAX_AMOUNT}
          onAmount={setAmount}
          label={words.amount}
          lessLabel={interpolate(words.less, { name: product.name })}
          moreLabel={interpolate(words.more, { name: product.name })}
        />
        <Button type="submit" size="large" wide aria-disabled={disabledReason ? true : undefined}>
          {disabledReason ?? interpolate(edited ? words.save : words.add, { amount: formatGrosze(lineGrosze) })}
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
