import { type Json, valueAt } from '@/lib/domain/restaurant/settings/parts'
import { type FieldKind, type FormField, fieldText } from './form-field'

/** Ticks and pictures are chosen anew as quickly as they are read. */
const UNTOLD: readonly FieldKind[] = ['flag', 'choices', 'picture']

/**
 * Text typed over `seen`, a line a field as the form calls it, to be copied where it can be saved no more; empty
 * where nothing was. Contract C37.
 */
export function typedText(fields: readonly FormField[], value: Json | undefined, seen: Json | undefined): string {
  return linesOf(fields, value, seen).join('\n')
}

function linesOf(fields: readonly FormField[], value: Json | undefined, seen: Json | undefined): string[] {
  return fields.flatMap((field) => {
    if (UNTOLD.includes(field.kind)) return []
    const [typed, before] = [value, seen].map((one) => (field.name ? valueAt(one, [field.name]) : one))
    if (field.fields) return linesOf(field.fields, typed, before)
    const { item } = field
    if (item && Array.isArray(typed)) return typed.flatMap((one, no) => linesOf([item], one, valueAt(before, [no])))
    if (JSON.stringify(typed ?? null) === JSON.stringify(before ?? null)) return []
    const text = choiceText(field, typed) ?? fieldText(field.kind, typed)
    return text.trim() ? [`${field.label}: ${text}`] : []
  })
}

function choiceText({ choices }: FormField, value: Json | undefined): string | undefined {
  return Array.isArray(choices) ? choices.find((one) => one.value === value)?.label : undefined
}
