import { Button } from '@/components/ui/button'
import { Wrap } from '@/components/ui/layout/wrap'
import styles from './own-data.module.css'

type Props = {
  title: string
  text: string
  /** Target of the post; none where there is nothing to press. */
  action?: string
  fields?: Record<string, string>
  submit?: string
}

/** The page of a link in a message: opening it changes nothing, its one button posts. Contract C19, C42. */
export function OneButtonPage({ title, text, action, fields = {}, submit }: Props) {
  return (
    <Wrap narrow className={`stack-5 one-column ${styles.page}`}>
      <h1 className="title-m">{title}</h1>
      <p role={action ? undefined : 'status'}>{text}</p>
      {action && (
        <form method="post" action={action} className={`stack-4 to-start ${styles.form}`}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" size="large">
            {submit}
          </Button>
        </form>
      )}
    </Wrap>
  )
}
