import { type ViewingTime, viewTime } from '@crm/contract/features/docViews/docViews.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OpenedView, openView, sendViewTime } from '../../docViews.api.ts'
import { createReadingClock, type Idleness, joinTimes, millisOf } from './readingClock.ts'
import { createServerClock } from './serverClock.ts'

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
  const [server] = useState(() => createServerClock(millisOf(now_dt), openedAt))
  const { now } = server
  const [clock] = useState(() => createReadingClock(now(), page, document.visibilityState === 'visible'))
  const unsaved = useRef<ViewingTime>([])
  const isAsking = useRef(false)

  useEffect(() => clock.goTo(page, now()), [clock, page, now])

  /** Opens the document once more, as the same view: a visit that is over begins anew, and the answer says what time it is. */
  const askServer = useEffectEvent(async () => {
    if (isAsking.current) return
    isAsking.current = true
    const opened = await openView(ft_no, fv_no).catch(() => undefined)
    isAsking.current = false
    if (!opened) return
    server.set(millisOf(opened.now_dt))
    clock.setTime(now())
  })

  const save = useEffectEvent(async (isLeaving: boolean) => {
    if (dv_no === null) return
    const sent = joinTimes(unsaved.current, clock.take(now()))
    unsaved.current = []
    const saving = sent.length
      ? sendViewTime(dv_no, { viewing_time: sent, pages }, isLeaving).catch((problem: ApiProblem) => {
          if (problem.isFault) unsaved.current = joinTimes(sent, unsaved.current)
        })
      : undefined
    const isOver = (await saving)?.query[0]?.is_counted === false
    if (!isLeaving && (isOver || server.isDoubtful())) await askServer()
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
    let isSentBack = false
    const watching = setInterval(() => {
      const state = clock.idleness(now())
      setIdleness(state)
      // Going back takes a moment: a second call would go back twice.
      if (state === 'gone' && !isSentBack) leave()
      isSentBack = state === 'gone'
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
