import type { UseFormReturnType } from '@mantine/form'
import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { isComposing } from '../../lib/keyboard/isComposing.ts'
import { focusFirstError } from './focusFirstError.ts'
import type { FormState } from './formTypes.ts'

const stayInSyllable = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
}

/** What is typed wrongly is said when people leave the field; what they have not come to yet, when they send. */
const checkOnBlur =
  <Values extends object>(form: UseFormReturnType<Values>) =>
  (event: FocusEvent<HTMLElement>) => {
    const path = event.target.dataset.path
    if (path && form.isDirty(path as never)) form.validateField(path as never)
  }

/** The events of a `<form>`: a right one is taken, a wrong one has the focus on its first mistake. */
export const bindForm = <Values extends object>(
  form: UseFormReturnType<Values>,
  take: (element: HTMLElement, values: Values) => void,
): FormState['bind'] => ({
  noValidate: true,
  onSubmit: (event: FormEvent<HTMLFormElement>) => {
    // React hands events of a dialog on to the form that opened it.
    event.stopPropagation()
    const element = event.currentTarget
    form.onSubmit(
      (values) => take(element, values),
      (errors) => focusFirstError(element, Object.keys(errors)),
    )(event)
  },
  onKeyDown: stayInSyllable,
  onBlur: checkOnBlur(form),
})

/** Of a form whose record nobody else changes. */
export const withoutConflicts = {
  mergeNote: null,
  conflicts: [],
  choose: () => {},
  conflictId: '',
  isUndecided: false,
}
