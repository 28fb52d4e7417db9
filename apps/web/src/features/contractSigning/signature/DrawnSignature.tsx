import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEraser } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import SignaturePad from 'signature_pad'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'
import { padWidth, type Strokes, scaled } from './strokes.ts'
import { strokesToPng } from './strokesToPng.ts'

/** As wide as a pen is on paper, on a place of `padWidth`. */
const pen = { minWidth: 3, maxWidth: 9 }

interface Props {
  strokes: Strokes
  isWrong: boolean
  onChange: (strokes: Strokes, picture: string | null) => void
}

/** As many pixels as the screen has there; the strokes are drawn anew, because a canvas forgets them when its size changes. */
const fit = (canvas: HTMLCanvasElement, pad: SignaturePad, strokes: Strokes) => {
  const { clientWidth, clientHeight } = canvas
  const ratio = Math.max(devicePixelRatio || 1, 1)
  canvas.width = Math.round(clientWidth * ratio)
  canvas.height = Math.round(clientHeight * ratio)
  canvas.getContext('2d')?.scale(ratio, ratio)
  const factor = clientWidth / padWidth
  pad.minWidth = pen.minWidth * factor
  pad.maxWidth = pen.maxWidth * factor
  pad.fromData(scaled(strokes, factor))
}

/** A place to draw on. Strokes are the parent's, so that they outlive a turned phone and a look at another way to sign. */
export const DrawnSignature = ({ strokes, isWrong, onChange }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pad = useRef<SignaturePad>(null)
  const latest = useRef({ strokes, onChange })
  latest.current = { strokes, onChange }

  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const made = new SignaturePad(place, {
      penColor: getComputedStyle(place).getPropertyValue('--ink').trim() || 'black',
    })
    pad.current = made
    const take = () => {
      const drawn = scaled(made.toData(), padWidth / place.clientWidth)
      latest.current.onChange(drawn, strokesToPng(drawn))
    }
    made.addEventListener('endStroke', take)
    const observer = new ResizeObserver(() => place.clientWidth > 0 && fit(place, made, latest.current.strokes))
    observer.observe(place)
    return () => {
      observer.disconnect()
      made.off()
    }
  }, [])

  const change = (changed: Strokes) => {
    if (canvas.current && pad.current) fit(canvas.current, pad.current, changed)
    onChange(changed, strokesToPng(changed))
  }
  return (
    <Stack gap="sm">
      <SmallText>{text.padHint}</SmallText>
      <canvas ref={canvas} className={classes.pad} data-wrong={isWrong || undefined} role="img" aria-label={text.pad} />
      <Inline>
        <Button
          size="xs"
          variant="default"
          disabled={strokes.length === 0}
          leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
          onClick={() => change(strokes.slice(0, -1))}
        >
          {text.undo}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={strokes.length === 0}
          leftSection={<IconEraser size={16} stroke={1.6} aria-hidden />}
          onClick={() => change([])}
        >
          {text.clear}
        </Button>
      </Inline>
    </Stack>
  )
}
