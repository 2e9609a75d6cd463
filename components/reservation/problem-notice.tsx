import { useMessages } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Reason why a change or a cancellation failed; the code is a URL parameter, so only known codes have a message. */
export function ProblemNotice({ code }: { code: string | null }) {
  const words: Record<string, string> = useMessages().confirmation.problem
  if (!code) return null
  return (
    <Notice kind="danger" role="alert">
      <p>{Object.hasOwn(words, code) ? words[code] : words.other}</p>
    </Notice>
  )
}
