import { useEffect, useRef } from 'react'
import { isDown, isUp } from '../../shared/ui/rowEvents.ts'

/** j, k and the arrows reach the list from wherever nothing else has the focus; from there on rows move by themselves. */
export const useRowKeys = () => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.target !== document.body || !(isDown(event) || isUp(event))) return
      const first = list.current?.querySelector<HTMLElement>('[data-opens]')
      if (!first) return
      event.preventDefault()
      first.focus()
    }
    addEventListener('keydown', enter)
    return () => removeEventListener('keydown', enter)
  }, [])
  return list
}
