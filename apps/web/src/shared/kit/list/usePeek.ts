import type { ListColumns } from '@crm/contract/kit/columns'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAddressNumber } from '../../lib/address/useAddressNumber.ts'
import { isTyping } from '../../lib/keyboard/isTyping.ts'
import { useMedia } from '../../lib/page/useMedia.ts'
import { discardUnsaved, hasUnsaved } from '../../lib/storage/unsaved.ts'
import { isDown, isUp } from '../../ui/list/rowEvents.ts'
import { askBeforeLeaving } from '../../ui/overlay/askBeforeLeaving.ts'
import { dialogStore } from '../../ui/overlay/dialogs.ts'
import { roomForBoth } from '../../ui/overlay/panelPlace.ts'
import { rowKeyOf } from './listColumns.tsx'

interface PeekOptions<Row> {
  /** What the address calls the open record. */
  address: string
  columns: ListColumns<Row>
  rows: Row[]
  /** False while rows of another page are still on screen. */
  isCurrent: boolean
  page: { offset: number; limit: number; onChange: (offset: number) => void } | undefined
  total: number
  /** A list inside a record is covered by its panel, however wide the screen is. */
  isOver?: boolean
}

const rowOnScreen = (key: number) => document.querySelector<HTMLElement>(`[data-row="${key}"]`)
const isRowOrNowhere = (element: Element | null) => !element || element.matches('body, main, [data-row]')

/** A dialog above the panel has the keys; over the list, the panel itself is modal. */
const isCovered = (isBeside: boolean) =>
  dialogStore.isOpen() || document.querySelectorAll('[aria-modal="true"]').length > (isBeside ? 0 : 1)

/** False while a form stands in the panel's place. */
const hasSteps = () => document.querySelector('[data-panel-steps]') !== null

/** The way to the record's own page, for an Enter that nothing else wants. */
const pageLinkFor = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' && target instanceof Element && target.matches('body, main, [data-opened], [data-panel-beside]')
    ? document.querySelector<HTMLElement>('[data-panel-page]')
    : null

/** What was typed in the panel goes with it: asks first. */
const mayLeave = async () => {
  if (!hasUnsaved()) return true
  const leaves = await askBeforeLeaving()
  if (leaves) discardUnsaved()
  return leaves
}

/** False while the row is not on screen; somebody who is elsewhere by now stays there. */
const focusRow = (key: number) => {
  const row = rowOnScreen(key)
  if (row && isRowOrNowhere(document.activeElement)) row.focus({ preventScroll: true })
  return row !== null
}

/** Gives the focus back to the row whose panel was closed, once the panel is off the screen and the list is there. */
const useFocusReturn = (opened: number | null) => {
  const last = useRef<number | null>(null)
  const awaited = useRef<number | null>(null)
  useEffect(() => {
    const closed = last.current
    last.current = opened
    awaited.current = null
    if (opened !== null || closed === null) return
    setTimeout(() => {
      if (!focusRow(closed)) awaited.current = closed
    })
  }, [opened])
  useEffect(() => {
    if (awaited.current !== null && focusRow(awaited.current)) awaited.current = null
  })
}

/**
 * The record beside the list. The address names it; ↑ ↓ and j k go to the next row while it is open, over the edge of
 * the page as well; Enter opens its own page, closing gives the focus back to the row.
 */
export const usePeek = <Row>(options: PeekOptions<Row>) => {
  const { address, columns, rows, isCurrent, page, total, isOver = false } = options
  const [opened, open] = useAddressNumber(address)
  const hasRoom = useMedia(roomForBoth)
  const isBeside = hasRoom && !isOver
  const keys = rows.map((row) => rowKeyOf(columns, row))
  const overEdge = useRef<{ offset: number; side: 0 | -1 }>(undefined)
  useFocusReturn(opened)

  const show = async (key: number) => {
    if (!(await mayLeave())) return
    open(key, { replace: true })
    rowOnScreen(key)?.scrollIntoView({ block: 'nearest' })
  }
  /** The way to the next or the previous record; undefined at the end of the list. */
  const stepBy = (by: 1 | -1) => {
    const at = keys.indexOf(opened ?? 0)
    const next = keys[at + by]
    if (at < 0) return undefined
    if (next !== undefined) return () => void show(next)
    const offset = page ? page.offset + by * page.limit : -1
    if (!page || offset < 0 || offset >= total) return undefined
    return () => {
      overEdge.current = { offset, side: by === 1 ? 0 : -1 }
      page.onChange(offset)
    }
  }
  const steps = { onPrevious: stepBy(-1), onNext: stepBy(1) }
  const latest = useRef({ steps, isBeside })
  latest.current = { steps, isBeside }

  // The page over the edge has come: go on with its first or last row.
  useEffect(() => {
    const edge = overEdge.current
    const key = edge && isCurrent && edge.offset === page?.offset ? keys.at(edge.side) : undefined
    if (key === undefined) return
    overEdge.current = undefined
    void show(key)
  })

  // Together with the panel: a key that is pressed as soon as it is there is not lost.
  useLayoutEffect(() => {
    if (opened === null) return
    const move = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || isCovered(latest.current.isBeside)) return
      const { onPrevious, onNext } = latest.current.steps
      const pageLink = pageLinkFor(event)
      if (pageLink) pageLink.click()
      else if (isDown(event) && hasSteps()) onNext?.()
      else if (isUp(event) && hasSteps()) onPrevious?.()
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('keydown', move, true)
    return () => removeEventListener('keydown', move, true)
  }, [opened])

  return {
    opened,
    isBeside,
    steps,
    close: () => open(null),
    /** A click on the row whose panel stands beside it leads into the panel. */
    openRow: (row: Row) => {
      const key = rowKeyOf(columns, row)
      if (key === opened) document.querySelector<HTMLElement>('[data-panel-beside]')?.focus()
      else if (opened === null) open(key)
      else mayLeave().then((leaves) => leaves && open(key))
    },
    open: (key: number) => open(key),
  }
}
