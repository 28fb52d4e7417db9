import type { ReactNode } from 'react'
import { formText } from './form.messages.ts'

/** A field's value in words, where the form says nothing better. */
export const showValue = (value: unknown): ReactNode => {
  if (value === null || value === undefined || value === '') return formText.nothing
  if (typeof value === 'boolean') return value ? formText.yes : formText.no
  if (Array.isArray(value)) return value.length ? value.map(String).join(', ') : formText.nothing
  return String(value)
}
