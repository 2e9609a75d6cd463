import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { filledCustomer } from '@/components/recent/client/customer-fields-of'
import {
  type CheckoutState,
  type CheckoutStepName,
  lackingSteps,
  openedWith,
} from '@/lib/domain/ordering/checkout/checkout-steps'

interface Options {
  form: RefObject<HTMLFormElement | null>
  /** Have all remembered values been filled in? Until then no line is shown, so that none changes visibly. */
  isReady: boolean
  state: Omit<CheckoutState, 'hasCustomer'>
}

/** Open lines of the checkout. Contract C30. */
export function useCheckoutSteps({ form, isReady, state }: Options) {
  const [opened, setOpened] = useState<readonly CheckoutStepName[]>([])
  const [customer, setCustomer] = useState<ReturnType<typeof filledCustomer> | undefined>()

  useLayoutEffect(() => {
    if (isReady && form.current && customer === undefined) setCustomer(filledCustomer(form.current))
  }, [isReady, form, customer])

  const isDecided = customer !== undefined
  const lacking = lackingSteps({ ...state, hasCustomer: Boolean(customer) })
  const steps = lacking.join(' ')
  useEffect(() => {
    if (isDecided && steps) setOpened((last) => openedWith(last, steps.split(' ') as CheckoutStepName[]))
  }, [isDecided, steps])

  return {
    isDecided,
    customer: customer ?? null,
    isOpen: (step: CheckoutStepName) => opened.includes(step) || lacking.includes(step),
    open(step: CheckoutStepName, firstField: string) {
      setOpened((last) => openedWith(last, [step]))
      // After the render that shows the fields.
      setTimeout(() => {
        const field = document.getElementById(firstField)
        const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>('input:checked, input') : field
        control?.focus()
      })
    },
    /** The diner is forgotten: all steps open again. */
    openAll: () => setOpened(['where', 'when', 'who', 'how']),
  }
}
