import { errorId } from '@/components/ui/form/field-attributes'
import { FieldError } from '@/components/ui/form/field-error'
import styles from './enquiry.module.css'

type Props = {
  /** Name of the control, and id of its first radio: an error summary links to it. */
  name: string
  legend: string
  options: { value: string; label: string }[]
  chosen?: string
  error?: string
}

/** A choice of one among a few, as radios with labels that are all visible. */
export function RadioGroup({ name, legend, options, chosen, error }: Props) {
  return (
    <fieldset className="stack-2 one-column" aria-describedby={error && errorId(name)}>
      <legend className="small semibold">{legend}</legend>
      <div className="grid one-column">
        {options.map(({ value, label }, index) => (
          <label key={value} className={`stack-3 centred touch-high ${styles.option}`}>
            <input
              type="radio"
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              required
              defaultChecked={value === chosen}
              aria-invalid={error ? true : undefined}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError id={name} error={error} />
    </fieldset>
  )
}
