import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useId, useRef, useState } from 'react'
import { formText } from './form.messages.ts'
import type { FormConflict } from './formTypes.ts'
import { isSame, mergeRecord } from './merge.ts'
import type { FieldShow, FieldWords } from './recordForm.ts'
import { showValue } from './showValue.ts'
import type { Draft } from './useFormDraft.ts'

interface Base<Values> {
  values: Values
  rev: number | undefined
}

interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
  chosen: 'mine' | 'theirs' | null
}

interface RebaseOptions<Values> {
  form: UseFormReturnType<Values>
  base: Base<Values>
  setBase: (base: Base<Values>) => void
  isUnsaved: boolean
  labels: FieldWords<Values>
  show?: FieldShow<Values> | undefined
}

/** Brings what was typed onto a newer record, and asks where both have changed the same field. */
export const useRebase = <Values extends Record<string, unknown>>(options: RebaseOptions<Values>) => {
  const { form, base, setBase, isUnsaved, labels, show } = options
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [mergeNote, setMergeNote] = useState<string | null>(null)
  const [isUndecided, setUndecided] = useState(false)
  const isOwnWrite = useRef(false)
  const conflictId = useId()
  const labelOf = (field: string) => labels[field] ?? formText.otherFields
  const namesOf = (fields: string[]) => [...new Set(fields.map(labelOf))].join(', ')
  const focusCard = () => setTimeout(() => document.getElementById(conflictId)?.focus())

  const display = (field: string, value: unknown) => {
    const own = show?.[field] as ((value: unknown) => ReactNode) | undefined
    return own && value !== null && value !== undefined ? own(value) : showValue(value)
  }

  const merge = (from: Values, mine: Values, newer: Base<Values>) => {
    const merged = mergeRecord(from, mine, newer.values)
    const stillOpen = conflicts.filter(
      ({ field, chosen }) =>
        chosen === null && !merged.conflicts.includes(field) && !isSame(mine[field], newer.values[field]),
    )
    const fresh = merged.conflicts.map((field): Conflict => {
      return { field, mine: mine[field], theirs: newer.values[field], chosen: null }
    })
    setBase(newer)
    form.setInitialValues(newer.values)
    form.setValues(merged.values as never)
    form.resetDirty(newer.values)
    setConflicts([...stillOpen, ...fresh])
    setUndecided(false)
    return merged
  }

  return {
    /** The server refused: somebody else was first. */
    onto: (newer: Base<Values>) => {
      const { conflicts: both, taken } = merge(base.values, form.values, newer)
      setMergeNote(both.length ? null : formText.saveAgain(namesOf(taken)))
      if (both.length) focusCard()
    },

    /** The record was read again. */
    follow: (newer: Base<Values>) => {
      const isOwn = isOwnWrite.current || newer.rev === base.rev
      isOwnWrite.current = false
      if (isSame(newer.values, base.values)) {
        if (newer.rev !== base.rev) setBase(newer)
        return
      }
      const { taken } = merge(base.values, form.values, newer)
      if (isUnsaved && taken.length && !isOwn) setMergeNote(formText.merged(namesOf(taken)))
    },

    /** True where something of the draft is not saved yet. */
    restore: ({ values, base: typedOn = base.values }: Draft<Values>) => {
      const { values: restored } = merge(typedOn, { ...typedOn, ...values }, base)
      return !isSame(restored, base.values)
    },

    /** Saved or given up: there is nothing to decide any more. */
    forget: () => {
      isOwnWrite.current = true
      setConflicts([])
      setMergeNote(null)
      setUndecided(false)
    },

    /** False while a field waits for a decision; people are led to it. */
    isDecided: () => {
      if (conflicts.every(({ chosen }) => chosen !== null)) return true
      setUndecided(true)
      focusCard()
      return false
    },

    shown: {
      mergeNote,
      conflictId,
      isUndecided,
      conflicts: conflicts.map(
        ({ field, mine, theirs, chosen }): FormConflict => ({
          field,
          label: labelOf(field),
          mine: display(field, chosen === 'theirs' ? mine : form.values[field]),
          theirs: display(field, theirs),
          chosen,
        }),
      ),
      choose: (field: string, side: 'mine' | 'theirs') => {
        const conflict = conflicts.find((one) => one.field === field)
        if (!conflict || conflict.chosen === side) return
        const mine = conflict.chosen === 'theirs' ? conflict.mine : form.getValues()[field]
        form.setFieldValue(field, (side === 'mine' ? mine : conflict.theirs) as never)
        setConflicts((before) => before.map((one) => (one.field === field ? { ...one, mine, chosen: side } : one)))
        setUndecided(false)
      },
    },
  }
}
