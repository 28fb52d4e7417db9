import { type RefObject, useEffect, useEffectEvent } from 'react'
import { clampScale } from '../viewerScale.ts'

const distance = ({ touches }: TouchEvent) => {
  const [one, other] = [touches[0], touches[1]]
  return one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0
}

/** Two fingers on a phone, or a trackpad's pinch (which browsers report as a wheel with Ctrl), zoom the pages alone. */
export const usePinch = (element: RefObject<HTMLElement | null>, scale: number, onZoom: (scale: number) => void) => {
  const scaleNow = useEffectEvent(() => scale)
  const zoom = useEffectEvent((next: number) => onZoom(clampScale(next)))
  useEffect(() => {
    const { current } = element
    if (!current) return
    let began: { distance: number; scale: number } | undefined
    let touched: EventTarget[] = []
    const release = () => {
      for (const target of touched) target.removeEventListener('touchmove', move)
      touched = []
    }
    const start = (event: TouchEvent) => {
      release()
      // A page that is drawn anew under the fingers takes their further events with it: they are heard there, too.
      touched = [...event.touches].map(({ target }) => target)
      for (const target of touched) target.addEventListener('touchmove', move, { passive: false })
      began = event.touches.length === 2 ? { distance: distance(event), scale: scaleNow() } : undefined
    }
    const move = (event: Event) => {
      if (!(event instanceof TouchEvent) || !began?.distance || event.touches.length !== 2) return
      event.preventDefault()
      zoom((began.scale * distance(event)) / began.distance)
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(scaleNow() * Math.exp(-event.deltaY / 300))
    }
    current.addEventListener('touchstart', start, { passive: true })
    current.addEventListener('touchmove', move, { passive: false })
    current.addEventListener('wheel', wheel, { passive: false })
    return () => {
      release()
      current.removeEventListener('touchstart', start)
      current.removeEventListener('touchmove', move)
      current.removeEventListener('wheel', wheel)
    }
  }, [element])
}
