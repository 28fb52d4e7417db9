import SignaturePad from 'signature_pad'
import { boxAround, isSignature, padHeight, padWidth, type Strokes } from './strokes.ts'

/** Around the strokes, so that their ends are not cut. */
const margin = 8

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser cannot draw')
  return { canvas, pen }
}

/** A PNG of the same size on every screen, cut to what is drawn; null where there is no signature. */
export const strokesToPng = (strokes: Strokes): string | null => {
  const whole = canvasOf(padWidth, padHeight)
  const pad = new SignaturePad(whole.canvas)
  pad.off()
  pad.fromData(strokes)
  const box = boxAround(whole.pen.getImageData(0, 0, padWidth, padHeight).data, padWidth, padHeight)
  if (!isSignature(box)) return null
  const cut = canvasOf(box.width + 2 * margin, box.height + 2 * margin)
  cut.pen.drawImage(whole.canvas, box.left, box.top, box.width, box.height, margin, margin, box.width, box.height)
  return cut.canvas.toDataURL('image/png')
}
