import { useEffect, useState } from 'react'
import classes from './Player.module.css'

const moveMs = 8000
/** In percent of the picture, so that the name stays inside it. */
const places = [
  [8, 6],
  [62, 58],
  [12, 74],
  [70, 12],
  [36, 40],
] as const

/** The name of whoever watches drifts over the picture. */
export const Watcher = ({ name }: { name: string }) => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), moveMs)
    return () => clearInterval(timer)
  }, [])
  const [left, top] = places[turn % places.length] ?? [8, 6]
  return (
    <span className={classes.watcher} aria-hidden style={{ left: `${left}%`, top: `${top}%` }}>
      {name}
    </span>
  )
}
