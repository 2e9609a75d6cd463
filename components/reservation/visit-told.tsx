import type { ComponentProps } from 'react'
import { OtherTimes } from './other-times'
import { VisitNotices } from './visit-notices'

type Props = ComponentProps<typeof OtherTimes> & ComponentProps<typeof VisitNotices>

/** What there is to say of an answer: where else to turn, and what has to be known. Contract C4. */
export function VisitTold({ words, availability, visit, slot, phone, path }: Props) {
  return (
    <>
      <OtherTimes {...{ words, availability, visit, phone, path }} />
      <VisitNotices {...{ words, availability, slot }} />
    </>
  )
}
