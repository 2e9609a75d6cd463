import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import styles from '@/components/recent/known-diner.module.css'
import type { KnownCustomerProps } from './known-customer'

const load = () => import('./known-customer')

// Fetched only where this browser remembers a diner; if it cannot be fetched, the fields are shown.
const KnownCustomer = lazy<ComponentType<KnownCustomerProps>>(() =>
  load().then(
    ({ KnownCustomer }) => ({ default: KnownCustomer }),
    () => ({ default: showFields }),
  ),
)

/** For a press before the line is loaded: the form is filled first, if a diner is remembered. Contract C30. */
export async function fillIfKnown(form: HTMLFormElement): Promise<void> {
  if ('known' in document.documentElement.dataset) await load().then(({ fillKnown }) => fillKnown(form), showFields)
}

/** Place of the line for name and contact, before its fields. Contract C30. */
export function KnownSlot(props: KnownCustomerProps) {
  const [isKnown, setKnown] = useState(false)
  useEffect(() => setKnown('known' in document.documentElement.dataset), [])
  return (
    <div className={styles.slot}>
      <Suspense>{isKnown && <KnownCustomer {...props} />}</Suspense>
    </div>
  )
}

function showFields(): null {
  delete document.documentElement.dataset.known
  return null
}
