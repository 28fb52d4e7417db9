import { useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../lib/storage/draft.ts'
import { useAutosave } from '../../lib/storage/useAutosave.ts'

export interface Draft<Values> {
  values: Partial<Values>
  /** The record as it was when it was typed. */
  base?: Values
}

interface FormDraftOptions<Values> {
  /** Kept under this name; nothing is kept without one. */
  key: string | undefined
  values: Values
  base?: Values | undefined
  /** Fields that are never kept: passwords, consents. */
  notKept: readonly string[]
  isUnsaved: boolean
}

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Only fields that the form still has: a draft may be older than the form. */
const knownPart = <Values extends object>(
  draft: Partial<Draft<Values>> | null,
  values: Values,
): Draft<Values> | null => {
  if (!draft || typeof draft.values !== 'object') return null
  const unknown = Object.keys(draft.values).filter((name) => !(name in values))
  return { ...draft, values: without(draft.values, unknown) as Partial<Values> }
}

/** Keeps what is typed until it is sent: when people pause, and at once when the page goes away. */
export const useFormDraft = <Values extends object>(options: FormDraftOptions<Values>) => {
  const { key, values, base, notKept, isUnsaved } = options
  const [found] = useState(() => (key ? knownPart(readDraft<Draft<Values>>(key), values) : null))
  const [tried, setTried] = useState<{ values: Values; isKept: boolean } | null>(null)
  const isDropped = useRef(false)
  const wasUnsaved = useRef(false)
  const drop = () => {
    isDropped.current = true
    if (key) dropDraft(key)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever types again has a draft again
  useEffect(() => {
    isDropped.current = false
  }, [values])
  // Who typed it back to how it was has nothing to come back to.
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved && key) dropDraft(key)
    wasUnsaved.current = isUnsaved
  }, [isUnsaved, key])

  const write = () => {
    if (!key || isDropped.current || !isUnsaved) return
    setTried({ values, isKept: writeDraft(key, { values: without(values, notKept), base }) })
  }
  useAutosave(values, key && isUnsaved ? write : null)
  return {
    found,
    drop,
    isDraftKept: isUnsaved && tried?.values === values && tried.isKept,
    isDraftRefused: isUnsaved && tried !== null && !tried.isKept,
    keepDraft: write,
  }
}
