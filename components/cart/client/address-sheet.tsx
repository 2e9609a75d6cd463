'use client'

import { type FormEvent, useEffect, useState } from 'react'
import type { CartWords } from '@/components/cart/words'
import { AddressField, type AddressWords } from '@/components/form/client/address-field'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import { changeDelivery, deliveryStore } from '@/lib/browser/storage/delivery-store'
import styles from './cart.module.css'

type Props = { isOpen: boolean; onClose: () => void; words: CartWords; addressWords: AddressWords }

/** Changes the delivery address from any view of the cart; lists and prices follow. Ledger L152–L160. */
export function AddressSheet({ isOpen, onClose, words, addressWords }: Props) {
  const [input, setInput] = useState(deliveryStore.readOnServer().input)

  useEffect(() => {
    if (isOpen) setInput(deliveryStore.read().input)
  }, [isOpen])

  function submit(event: FormEvent) {
    event.preventDefault()
    changeDelivery({ mode: 'delivery', input })
    onClose()
  }

  return (
    <Sheet open={isOpen} onClose={onClose} title={words.address} closeLabel={words.close}>
      <form className={styles.addressForm} onSubmit={submit}>
        <AddressField
          id="sheet-address"
          words={addressWords}
          value={input}
          onAddress={(next, moment) => {
            setInput(next)
            // An address is stored when it is chosen. Ledger L152, L232.
            if (next.address && moment === 'handled') changeDelivery({ mode: 'delivery', input: next })
          }}
          hint={input.text.trim().length > 3 && !input.address ? words.addressNotLocated : undefined}
        />
        <Button type="submit" wide>
          {words.saveAddress}
        </Button>
      </form>
    </Sheet>
  )
}
