import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

export interface UnconfirmedProps {
  words: { unconfirmed: string; retry: string; orCall: string }
  phone: string
  supportEmail: string
  onRetry: () => void
}

/** No answer came to any attempt: try again, or call or write. Contract C12. */
export function UnconfirmedNotice({
  words,
  phone,
  supportEmail,
  onRetry,
  className,
}: UnconfirmedProps & { className?: string }) {
  return (
    <Notice kind="warning" className={className}>
      <p>{words.unconfirmed}</p>
      <p>
        <Button onClick={onRetry}>{words.retry}</Button>
      </p>
      <p>
        {words.orCall} <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>,{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </p>
    </Notice>
  )
}
