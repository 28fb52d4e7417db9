import { useEffect, useRef } from 'react'
import { isBareKey, isTyping } from './isTyping.ts'

type Scope = 'everywhere' | 'list' | 'panel' | 'screen'

/** One key of the keyboard that does something on this screen. */
export interface ScreenKey {
  /** As it stands on the keyboard: `c`, `/`, `↑ ↓`. */
  shown: string
  title: string
  scope: Scope
  /** Without one the element that has the focus acts by itself, and the key is only listed. */
  matches?: (event: KeyboardEvent) => boolean
  run?: () => void
  /** Acts again for as long as it is held. */
  repeats?: boolean
}

/** What is registered now, by whoever did, in order. */
const registered = new Map<symbol, readonly ScreenKey[]>()

/** Every key that works at this moment, for the dialog that lists them. */
export const currentKeys = (): ScreenKey[] => {
  const keys = [...registered.values()].flat()
  return keys.filter(
    (key, index) => keys.findIndex(({ shown, scope }) => shown === key.shown && scope === key.scope) === index,
  )
}

/** A dialog has the keyboard for itself. */
const isCovered = () => document.querySelector('[aria-modal="true"], dialog:modal') !== null

/** Single keys act only while nobody types and nothing lies over the screen; the one registered last wins. */
const act = (event: KeyboardEvent) => {
  if (event.defaultPrevented || isTyping(event) || !isBareKey(event) || isCovered()) return
  const key = [...registered.values()].flat().findLast(({ matches, run }) => run && matches?.(event))
  if (!key || (event.repeat && !key.repeats)) return
  event.preventDefault()
  key.run?.()
}

/** Registers keys while the component is shown: they work, and the dialog behind `?` lists them. */
export const useKeys = (keys: readonly ScreenKey[]) => {
  const owner = useRef(Symbol('keys'))
  useEffect(() => {
    const { current } = owner
    if (registered.size === 0) addEventListener('keydown', act)
    // Deleted only on unmount: a key that changes keeps its place among the others.
    registered.set(current, keys)
  })
  useEffect(() => {
    const { current } = owner
    return () => {
      registered.delete(current)
      if (registered.size === 0) removeEventListener('keydown', act)
    }
  }, [])
}
