import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'

type Props = {
  text: string
  label: string
  /** The label where several stand on a page. */
  name?: string
}

/** Copies what stands beside it as text, for people of the panel and the console. */
export function StaffCopyButton({ text, label, name }: Props) {
  const t = useTranslations('panel.shell.copy')
  return (
    <CopyButton
      words={{ copy: label, copied: t('copied'), notCopied: t('notCopied') }}
      name={name}
      text={text}
      variant="secondary"
    />
  )
}
