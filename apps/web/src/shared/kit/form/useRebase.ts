import type { UseFormReturnType } from '@mantine/form'
import { useId, useRef, useState } from 'react'
import { formText } from './form.messages.ts'
import type { FormConflict } from './formTypes.ts'
import { type Fields, isSame, mergeRecord } from './merge.ts'
import type { FieldShow, FieldWords } from './recordForm.ts'
import { showValue } from './showValue.ts'
import type { Draft } from './useFormDraft.ts'

interface Base {
  values: Fields
  rev: number | undefined
}

interface Conflict {
  field: string
  mine: unknown
  theirs: unknown
  chosen: 'mine' | 'theirs' | null
}

interface RebaseOptions {
  form: UseFormReturnType<Fields>
  base: Base
  setBase: (base: Base) => void
  isUnsaved: boolean
  labels: FieldWords<Fields>
  show?: FieldShow<Fields> | undefined
  /** What was sent stays as it was typed, also where the server has tidied it: people may be in the middle of it. */
  keepsTyped?: boolean
}

/** Brings what was typed onto a newer record, and asks where both have changed the same field. */
export const useRebase = (options: RebaseOptions) => {
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
    const own = show?.[field]
    return own && value !== null && value !== undefined ? own(value) : showValue(value)
  }

  const merge = (from: Fields, mine: Fields, newer: Base) => {
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
    form.setValues(merged.values)
    form.resetDirty(newer.values)
    setConflicts([...stillOpen, ...fresh])
    setUndecided(false)
    return merged
  }

  return {
    /** The server refused: somebody else was first. */
    onto: (newer: Base) => {
      const { conflicts: both, taken } = merge(base.values, form.values, newer)
      setMergeNote(both.length ? null : formText.saveAgain(namesOf(taken)))
      if (both.length) focusCard()
    },

    /** The record was read again. */
    follow: (newer: Base) => {
      // A read that was on its way when this form was saved.
      if ((newer.rev ?? 0) < (base.rev ?? 0)) return
      if (options.keepsTyped && newer.rev === base.rev) return
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
    restore: ({ values, base: typedOn = base.values }: Draft<Fields>) => {
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
        form.setFieldValue(field, side === 'mine' ? mine : conflict.theirs)
        setConflicts((before) => before.map((one) => (one.field === field ? { ...one, mine, chosen: side } : one)))
        setUndecided(false)
      },
    },
  }
}
