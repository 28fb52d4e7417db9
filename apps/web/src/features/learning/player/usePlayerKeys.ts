import { useEffect, useEffectEvent } from 'react'
import { isBareKey, isTyping } from '../../../shared/lib/isTyping.ts'
import type { PlayerActions } from './playerActions.ts'

/** The keys of video players: K or space, J and L, arrows, M, P, F. */
export const usePlayerKeys = (actions: PlayerActions) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event) || !isBareKey(event)) return
    const onButton = event.target instanceof Element && event.target.closest('button, a, [role="tab"]') !== null
    const acts: Record<string, (() => void) | undefined> = {
      KeyK: actions.toggle,
      Space: onButton ? undefined : actions.toggle,
      KeyJ: () => actions.skip(-10),
      KeyL: () => actions.skip(10),
      ArrowLeft: onButton ? undefined : () => actions.skip(-5),
      ArrowRight: onButton ? undefined : () => actions.skip(5),
      KeyM: actions.mute,
      KeyP: actions.pip,
      KeyF: actions.full,
    }
    const act = acts[event.code]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
