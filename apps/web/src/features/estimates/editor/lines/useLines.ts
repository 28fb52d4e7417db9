import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { mostLines } from '@crm/contract/features/estimates/estimates.words'
import { useCallback, useRef } from 'react'
import { movedBefore } from '../../../../shared/kit/sortable/places.ts'
import { toast } from '../../../../shared/ui/overlay/toast.ts'
import { estimatesText as text } from '../../estimates.messages.ts'
import { linesOfPaste } from './pastedRows.ts'

/** A line has no number before it is saved: its row on the screen gets one, which goes along when it moves. */
const useKeys = (count: number) => {
  const keys = useRef<number[]>([])
  const last = useRef(0)
  const next = () => {
    last.current += 1
    return last.current
  }
  while (keys.current.length < count) keys.current.push(next())
  if (keys.current.length > count) keys.current = keys.current.slice(0, count)
  return { keys, next }
}

/** The lines of an estimate and all ways to change them. */
export const useLines = (lines: LineDraft[], change: (lines: LineDraft[]) => void) => {
  const { keys, next } = useKeys(lines.length)
  const latest = useRef({ lines, change })
  latest.current = { lines, change }

  const put = useCallback((changed: LineDraft[]) => {
    // Two changes before the next drawing build on each other.
    latest.current.lines = changed
    latest.current.change(changed)
  }, [])

  const insert = (added: LineDraft[], at = latest.current.lines.length) => {
    const { lines } = latest.current
    const fitting = added.slice(0, Math.max(0, mostLines - lines.length))
    if (fitting.length < added.length) toast.error(text.lost(added.length - fitting.length))
    keys.current = keys.current.toSpliced(at, 0, ...fitting.map(next))
    put(lines.toSpliced(at, 0, ...fitting))
  }
  const changeLine = useCallback(
    (place: number, patch: Partial<LineDraft>) =>
      put(latest.current.lines.map((line, at) => (at === place ? { ...line, ...patch } : line))),
    [put],
  )
  const remove = useCallback(
    (place: number) => {
      keys.current = keys.current.toSpliced(place, 1)
      put(latest.current.lines.toSpliced(place, 1))
    },
    [put, keys],
  )
  const rows = lines.map((line, place) => ({ no: keys.current[place] as number, place, line }))
  const move = (no: number, before: number | null) => {
    const moved = movedBefore(rows, (row) => row.no, no, before)
    keys.current = moved.map((row) => row.no)
    put(moved.map(({ line }) => line))
  }
  /** True where what was pasted is a table: an empty line makes room for it. */
  const pasteAt = (place: number, pasted: string) => {
    if (!pasted.includes('\t')) return false
    const added = linesOfPaste(pasted)
    if (added.length === 0) return false
    const isBlank = latest.current.lines[place]?.el_name === ''
    if (isBlank) remove(place)
    insert(added, isBlank ? place : place + 1)
    return true
  }
  const paste = useRef(pasteAt)
  paste.current = pasteAt
  const onPaste = useCallback((place: number, pasted: string) => paste.current(place, pasted), [])
  return { rows, insert, changeLine, remove, move, onPaste }
}
