import { type UseFormInput, useForm } from '@mantine/form'
import { useState } from 'react'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { bindForm, withoutConflicts } from './formState.ts'
import type { FormOf } from './formTypes.ts'
import { isSame } from './merge.ts'

interface LocalFormOptions<Values extends object> {
  initial: Values
  /** What is wrong, by field. */
  validate: NonNullable<UseFormInput<Values>['validate']>
  onDone: (values: Values) => void
  /** False where nothing worth keeping is typed. */
  guardsLeaving?: boolean
}

/** A form whose values go into a field of the form around it, which sends them: the same frames, nothing of a server. */
export const useLocalForm = <Values extends object>(options: LocalFormOptions<Values>): FormOf<Values> => {
  const [initial] = useState(options.initial)
  const form = useForm<Values>({ initialValues: initial, validate: options.validate })
  const isUnsaved = !isSame(form.values, initial)
  useUnsaved(options.guardsLeaving !== false && isUnsaved)
  return {
    form,
    busy: false,
    isUnsaved,
    problem: null,
    restored: false,
    discardDraft: () => form.setValues(initial),
    isDraftKept: false,
    isDraftRefused: false,
    keepDraft: () => {},
    ...withoutConflicts,
    bind: bindForm(form, (_element, values) => options.onDone(values)),
  }
}
