import { useMessages } from 'next-intl'
import { Notice } from '@/components/ui/notice'

type Props = {
  code: string | null
  /** Message with more detail than the code's. */
  message?: string | null
  children?: React.ReactNode
}

/**
 * Reason of the failure; the code comes from a URL parameter or from the upstream, so only known codes have a message.
 */
export function WaitlistProblem({ code, message, children }: Props) {
  const words: Record<string, string> = useMessages().waitlist.problem
  if (!code) return null
  return (
    <Notice kind="warning" role="alert">
      <p>{message ?? (Object.hasOwn(words, code) ? words[code] : words.other)}</p>
      {children}
    </Notice>
  )
}
