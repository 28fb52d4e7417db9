import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Pinning } from '../../docReplies/pins.ts'
import { PagePins } from './pins/PagePins.tsx'
import { freeCanvases, type PageSize, type PageSource, SourceProblem, type Spot } from './sources/pageSource.ts'
import { useWordLayer } from './useWordLayer.ts'
import classes from './Viewer.module.css'
import { viewerText as text } from './viewer.messages.ts'
import wordClasses from './WordLayer.module.css'

export interface PageLook {
  scale: number
  /** Clockwise quarter turns. */
  turns: number
}

/** The room a page takes once it is turned. */
export const turned = ({ width, height }: PageSize, turns: number): PageSize =>
  turns % 2 ? { width: height, height: width } : { width, height }

interface PageViewProps extends PageLook {
  source: PageSource
  page: number
  size: PageSize
  words?: string
  watermark?: string | undefined
  /** Left out on small pages. */
  pinning?: Pinning | undefined
  /** Drawn once this is false: what is read comes before what is small. */
  isWaiting?: boolean
  /** Told when it is drawn, or cannot be. */
  onDrawn?: (() => void) | undefined
  /** Told the real size, once the page is known. */
  onSize?: (page: number, size: PageSize) => void
}

const redrawAfterMs = 120

/** One page, drawn when it comes near. */
export const PageView = ({
  source,
  page,
  size,
  scale,
  turns,
  words = '',
  watermark,
  pinning,
  isWaiting = false,
  onDrawn,
  onSize,
}: PageViewProps) => {
  const host = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState<Error>()
  const [attempt, setAttempt] = useState(0)
  const [isDrawn, setDrawn] = useState(false)
  const [spots, setSpots] = useState<Spot[]>([])
  const isSmall = pinning === undefined
  const wordLayer = useWordLayer(isDrawn && !isSmall ? source : undefined, page, scale)

  useEffect(() => {
    const element = host.current
    return () => {
      if (element) freeCanvases(element)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws it again
  useEffect(() => {
    const element = host.current
    if (!element || isWaiting) return
    const aborting = new AbortController()
    setProblem(undefined)
    const draw = () =>
      source
        .draw(page, element, scale, aborting.signal)
        .then(
          () => !aborting.signal.aborted && setDrawn(true),
          (error: unknown) => !aborting.signal.aborted && setProblem(error as Error),
        )
        .finally(() => !aborting.signal.aborted && onDrawn?.())
    // What is drawn already only gets sharper: it can wait until the fingers rest.
    const waiting = setTimeout(draw, element.childElementCount ? redrawAfterMs : 0)
    return () => {
      clearTimeout(waiting)
      aborting.abort()
    }
  }, [source, page, scale, isWaiting, onDrawn, attempt])

  useEffect(() => {
    let isCurrent = true
    if (onSize)
      source.sizeOf(page).then(
        (found) => isCurrent && onSize(page, found),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [source, page, onSize])

  useEffect(() => {
    let isCurrent = true
    setSpots([])
    if (words)
      source.find?.(page, words).then(
        (found) => isCurrent && setSpots(found),
        () => {},
      )
    return () => {
      isCurrent = false
    }
  }, [source, page, words])

  const room = turned(size, turns)
  return (
    <div className={classes.page} style={{ width: room.width * scale, height: room.height * scale }}>
      <div
        className={classes.sheet}
        style={{
          width: size.width * scale,
          height: size.height * scale,
          transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
        }}
      >
        <div ref={host} className={classes.drawn} role="img" aria-label={text.pageName(page)} />
        <div ref={wordLayer} className={wordClasses.words} />
        {spots.map((spot) => (
          <mark
            key={`${spot.x} ${spot.y}`}
            className={classes.spot}
            style={{
              left: spot.x * scale,
              top: spot.y * scale,
              width: spot.width * scale,
              height: spot.height * scale,
            }}
          />
        ))}
        {pinning && <PagePins page={page} turns={turns} pinning={pinning} />}
      </div>
      {watermark && <div className={classes.watermark} style={{ backgroundImage: watermark }} aria-hidden />}
      {problem && !isSmall && (
        <div className={classes.broken} role="alert">
          <p>{problem instanceof SourceProblem ? problem.message : text.pageFailed}</p>
          {!(problem instanceof SourceProblem && problem.reason === 'words') && (
            <Button variant="default" onClick={() => setAttempt(attempt + 1)}>
              {text.retry}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
