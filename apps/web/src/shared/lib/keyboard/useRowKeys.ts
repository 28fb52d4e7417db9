import { type RefObject, useEffect } from 'react'
import { isDown, isUp } from '../../ui/list/rowEvents.ts'

/** On arrival a screen has the focus as a whole. */
const isNowhere = (target: EventTarget | null) => target instanceof Element && target.matches('body, main')

/** j, k and the arrows reach the list from wherever nothing else has the focus; from there on rows move by themselves. */
export const useRowKeys = (list: RefObject<HTMLElement | null>, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return
    const enter = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isNowhere(event.target) || !(isDown(event) || isUp(event))) return
      const first = list.current?.querySelector<HTMLElement>('[data-row]')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  }, [list, isOn])
}
