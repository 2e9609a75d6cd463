import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { AlternativeChips } from './alternative-chips'
import type { HoldState } from './held-slot'

type Props = Pick<ComponentProps<typeof AlternativeChips>, 'words' | 'onAlternative' | 'waitlist'> & {
  state: HoldState
  onAgain: () => void
}

/** Notice of an expired or failed hold, with the next step, above the button. */
export function HoldStatus({ words, state, onAgain, ...alternativeProps }: Props) {
  if (state.kind === 'expired')
    return (
      <div className="stack-2 to-start small">
        <p>{words.holdExpired}</p>
        <Button variant="secondary" onClick={onAgain}>
          {words.holdAgain}
        </Button>
      </div>
    )
  return state.kind === 'lost' ? (
    <AlternativeChips words={words} alternatives={state.alternatives} {...alternativeProps} />
  ) : null
}
