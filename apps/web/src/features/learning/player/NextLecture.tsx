import type { LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { playerText as text } from '../learning.messages.ts'
import classes from './Player.module.css'

const waitSeconds = 5

interface Props {
  next: LearnedLecture
  onNext: () => void
  onStay: () => void
}

/** After the end: the next lecture begins by itself, unless somebody wants to stay. */
export const NextLecture = ({ next, onNext, onStay }: Props) => {
  const [left, setLeft] = useState(waitSeconds)
  const go = useEffectEvent(onNext)
  useEffect(() => {
    if (left === 0) return go()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div className={classes.over}>
      <p aria-live="polite">{text.next(next.crl_title, left)}</p>
      <Inline>
        <Button onClick={onNext}>{text.playNext}</Button>
        <Button variant="default" onClick={onStay}>
          {text.stay}
        </Button>
      </Inline>
    </div>
  )
}
