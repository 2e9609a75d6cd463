import { useMessages } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Why it did not work; a code comes in the address or from the upstream, so only known ones have words. */
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
