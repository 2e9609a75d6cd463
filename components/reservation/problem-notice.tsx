import { useMessages } from 'next-intl'
import { Notice } from '@/components/ui/notice'

/** Why a change or a cancellation did not work; the code comes in the address, so only known ones have words. */
export function ProblemNotice({ code }: { code: string | null }) {
  const words: Record<string, string> = useMessages().confirmation.problem
  if (!code) return null
  return (
    <Notice kind="danger" role="alert">
      <p>{Object.hasOwn(words, code) ? words[code] : words.other}</p>
    </Notice>
  )
}
