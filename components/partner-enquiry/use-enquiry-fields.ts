import { useTranslations } from 'next-intl'
import type { PostedEnquiry } from '@/lib/domain/partner-enquiry/posted-enquiry'

/** A field's value and error message after a post. */
export function useEnquiryFields<Field extends string>(posted: PostedEnquiry | null) {
  const t = useTranslations('plans')
  const errorOf = (field: Field) => {
    const code = posted?.errors[field]
    return code && t(`errors.${code}`)
  }
  const typed = (field: Field) => posted?.draft[field] ?? ''
  /** Props of a text control. */
  const field = (name: Field) => ({ id: name, name, defaultValue: typed(name), error: errorOf(name) })
  return { errorOf, typed, field }
}
