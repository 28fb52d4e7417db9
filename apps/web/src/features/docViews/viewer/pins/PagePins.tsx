import { IconMapPin } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import type { Pinning, Spot } from '../../../docReplies/pins.ts'
import { viewerText as text } from '../viewer.messages.ts'
import classes from './PagePins.module.css'

interface PagePinsProps {
  page: number
  /** Clockwise quarter turns of the page: numbers stay upright. */
  turns: number
  pinning: Pinning
}

/** Where the page was pressed; by the keyboard, its middle. */
const spotOf = (page: number, { currentTarget, nativeEvent, detail }: MouseEvent<HTMLButtonElement>): Spot => {
  if (detail === 0) return { page, x: 0.5, y: 0.5 }
  const share = (at: number, whole: number) => Math.min(1, Math.max(0, at / whole))
  return {
    page,
    x: share(nativeEvent.offsetX, currentTarget.offsetWidth),
    y: share(nativeEvent.offsetY, currentTarget.offsetHeight),
  }
}

/** The pins on one page. It lies on the sheet, so that it turns and grows with it. */
export const PagePins = ({ page, turns, pinning }: PagePinsProps) => {
  const { pins, draft, isPlacing, hovered, setHovered, open, setDraft } = pinning
  const styleOf = ({ x, y }: { x: number; y: number }) => ({
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    rotate: `${-90 * turns}deg`,
  })
  return (
    <>
      {pins
        .filter((pin) => pin.page === page)
        .map((pin) => (
          <button
            key={pin.docr_no}
            type="button"
            className={classes.pin}
            style={styleOf(pin)}
            title={pin.words}
            aria-label={text.pin(pin.number, pin.words)}
            data-active={hovered === pin.docr_no || undefined}
            onClick={() => open(pin.docr_no)}
            onMouseEnter={() => setHovered(pin.docr_no)}
            onMouseLeave={() => setHovered(null)}
          >
            {pin.number}
          </button>
        ))}
      {draft?.page === page && (
        <span className={classes.pin} data-draft style={styleOf(draft)}>
          <IconMapPin size={14} aria-hidden />
        </span>
      )}
      {isPlacing && (
        <button
          type="button"
          className={classes.placing}
          aria-label={text.placeHere(page)}
          onClick={(event) => setDraft(spotOf(page, event))}
        />
      )}
    </>
  )
}
