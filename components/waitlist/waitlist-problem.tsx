import { useMessages } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Why it failed; the code comes from a URL parameter or from the upstream, so only known codes have a message. */
export function WaitlistProblem({ code, children }: { code: string | null; children?: React.ReactNode }) {
  const words: Record<string, string> = useMessages().waitlist.problem
  if (!code) return null
  return (
    <Notice kind="warning" role="alert">
      <p>{Object.hasOwn(words, code) ? words[code] : words.other}</p>
      {children}
    </Notice>
  )
}
