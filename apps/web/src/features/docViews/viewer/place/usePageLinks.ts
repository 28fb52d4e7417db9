import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Links inside a document that lead to another of its pages. */
export const usePageLinks = (scroller: RefObject<HTMLElement | null>, goTo: (page: number) => void) => {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-to-page]') : null
    if (!link) return
    event.preventDefault()
    goTo(Number(link.dataset.toPage))
  })
  useEffect(() => {
    const element = scroller.current
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [scroller])
}
