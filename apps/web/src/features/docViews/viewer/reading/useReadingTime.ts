import { type ViewingTime, viewTime } from '@crm/contract/features/docViews/docViews.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OpenedView, openView, sendViewTime } from '../../docViews.api.ts'
import { createReadingClock, type Idleness, joinTimes, millisOf } from './readingClock.ts'

interface Reading {
  view: OpenedView
  page: number
  pages: number
  onLeave: () => void
}

const activities = ['mousemove', 'pointerdown', 'touchmove', 'keydown', 'wheel'] as const

/** Saves which page is read for how long, and sends away whoever has gone. Answers whether they are warned. */
export const useReadingTime = ({ view, page, pages, onLeave }: Reading) => {
  const { dv_no, ft_no, fv_no, now_dt, openedAt } = view
  const [idleness, setIdleness] = useState<Idleness>('active')
  /** The server's clock: this browser's may be wrong. */
  const [now] = useState(() => {
    const offset = millisOf(now_dt) - openedAt
    return () => offset + performance.now()
  })
  const [clock] = useState(() => createReadingClock(now(), page))
  const unsaved = useRef<ViewingTime>([])

  useEffect(() => clock.goTo(page, now()), [clock, page, now])

  const save = useEffectEvent(async (isLeaving: boolean) => {
    if (dv_no === null) return
    const sent = joinTimes(unsaved.current, clock.take(now()))
    unsaved.current = []
    if (sent.length === 0) return
    const saved = await sendViewTime(dv_no, { viewing_time: sent, pages }, isLeaving).catch((problem: ApiProblem) => {
      if (problem.isFault) unsaved.current = joinTimes(sent, unsaved.current)
    })
    // A computer that slept comes back to a visit that is over.
    if (saved?.query[0]?.is_counted === false) await openView(ft_no, fv_no).catch(() => {})
  })
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const note = () => {
      clock.noteActivity(now())
      setIdleness('active')
    }
    const enter = () => clock.movePointer(true, now())
    const exit = () => clock.movePointer(false, now())
    const show = () => {
      clock.setVisible(document.visibilityState === 'visible', now())
      if (document.visibilityState === 'hidden') void save(true)
    }
    const hide = () => void save(true)
    const root = document.documentElement
    for (const name of activities) window.addEventListener(name, note, { passive: true, capture: true })
    root.addEventListener('mouseenter', enter)
    root.addEventListener('mouseleave', exit)
    document.addEventListener('visibilitychange', show)
    window.addEventListener('pagehide', hide)
    const saving = setInterval(() => void save(false), viewTime.saveSeconds * 1000)
    const watching = setInterval(() => {
      const state = clock.idleness(now())
      setIdleness(state)
      if (state !== 'gone') return
      // Going back takes a moment: a second call would go back twice.
      clearInterval(watching)
      leave()
    }, 1000)
    return () => {
      for (const name of activities) window.removeEventListener(name, note, { capture: true })
      root.removeEventListener('mouseenter', enter)
      root.removeEventListener('mouseleave', exit)
      document.removeEventListener('visibilitychange', show)
      window.removeEventListener('pagehide', hide)
      clearInterval(saving)
      clearInterval(watching)
      void save(true)
    }
  }, [clock, now])

  return {
    isWarned: idleness === 'warned',
    stay: () => {
      clock.noteActivity(now())
      setIdleness('active')
    },
  }
}
