import type { Minutes } from '@crm/contract/features/minutes/minutes'
import { useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../shared/lib/draft.ts'
import type { Texts } from './minutes.api.ts'

const pauseMs = 500
const countdownSeconds = 5

/** What is kept: the texts, and which saved ones they began from. */
interface Draft extends Texts {
  mrd_no: number | null
  rev: number | null
}

const nameOf = (ms_no: number) => `minutes.${ms_no}`

const textsOf = (saved: Minutes | undefined): Texts => ({
  mrd_content: saved?.mrd_content ?? '',
  mrd_secret: saved?.mrd_secret ?? '',
})

const differ = (one: Texts, other: Texts) =>
  one.mrd_content !== other.mrd_content || one.mrd_secret !== other.mrd_secret

const draftOf = (saved: Minutes | undefined): Draft => ({
  ...textsOf(saved),
  mrd_no: saved?.mrd_no ?? null,
  rev: saved?.rev ?? null,
})

/** What was typed earlier; words that have been saved since, by whichever answer got lost, are no draft any more. */
const foundDraft = (ms_no: number, saved: Minutes | undefined) => {
  const found = readDraft<Draft>(nameOf(ms_no)) as Draft | null
  if (!found || differ(found, textsOf(saved))) return found
  dropDraft(nameOf(ms_no))
  return null
}

/** Half a second after typing, every five seconds while typing, and when the tab goes away. */
const useKeeping = (isDirty: boolean, values: Draft, keep: () => void) => {
  const [seconds, setSeconds] = useState(countdownSeconds)
  const newest = useRef(keep)
  newest.current = keep

  // biome-ignore lint/correctness/useExhaustiveDependencies: every keystroke starts the pause again
  useEffect(() => {
    if (!isDirty) return
    const timer = setTimeout(() => newest.current(), pauseMs)
    return () => clearTimeout(timer)
  }, [isDirty, values])

  useEffect(() => {
    if (!isDirty) return
    let left = countdownSeconds
    setSeconds(left)
    const timer = setInterval(() => {
      left = left > 1 ? left - 1 : countdownSeconds
      if (left === countdownSeconds) newest.current()
      setSeconds(left)
    }, 1000)
    const leave = () => newest.current()
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      // The panel is closed, or the text is the saved one again.
      newest.current()
    }
  }, [isDirty])
  return seconds
}

/** What somebody is writing about a meeting: never lost, whatever becomes of the tab, the browser or the network. */
export const useMinutesDraft = (ms_no: number, saved: Minutes | undefined) => {
  const [found] = useState(() => foundDraft(ms_no, saved))
  const [values, setValues] = useState<Draft>(() => found ?? draftOf(saved))
  const [keptAt, setKeptAt] = useState<Texts | null>(found)
  const [isRefused, setRefused] = useState(false)
  const isSettled = useRef(false)
  const isDirty = differ(values, textsOf(saved))

  // Whoever has typed nothing else sees what has been saved meanwhile; who has, is told and decides.
  const shown = useRef(saved)
  useEffect(() => {
    const before = textsOf(shown.current)
    shown.current = saved
    setValues((current) => (differ(current, before) && differ(current, textsOf(saved)) ? current : draftOf(saved)))
  }, [saved])

  const keep = () => {
    if (isSettled.current) return
    const isKept = isDirty ? writeDraft(nameOf(ms_no), values) : dropDraft(nameOf(ms_no))
    setKeptAt(isDirty && isKept ? values : null)
    setRefused(!isKept)
  }
  const seconds = useKeeping(isDirty, values, keep)

  const takeSaved = () => {
    dropDraft(nameOf(ms_no))
    setKeptAt(null)
    setValues(draftOf(saved))
  }

  return {
    values,
    change: (patch: Partial<Texts>) => setValues((before) => ({ ...before, ...patch })),
    isDirty,
    /** What is shown was typed earlier and overrides what is saved. */
    isDraft: found !== null && isDirty,
    isKept: keptAt !== null && !differ(keptAt, values),
    /** The browser would not take it: a full disk, a private window. */
    isRefused: isDirty && isRefused,
    seconds,
    /** Somebody has saved since this text was begun. */
    isOutdated: (saved?.rev ?? null) !== values.rev,
    takeSaved,
    /** Completed: there is nothing left to keep. */
    settle: () => {
      isSettled.current = true
      dropDraft(nameOf(ms_no))
    },
  }
}
