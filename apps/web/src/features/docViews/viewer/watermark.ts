import { useEffect, useState } from 'react'

const width = 420
const height = 220
const sharpness = 2
const slant = (-24 * Math.PI) / 180
const font = '15px "Pretendard Core", Pretendard, sans-serif'

/** Slanted words as a CSS picture. Drawn on a canvas, because a picture of its own (SVG) has none of the page's Korean letters. */
const drawWatermark = (words: string) => {
  const canvas = document.createElement('canvas')
  canvas.width = width * sharpness
  canvas.height = height * sharpness
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.scale(sharpness, sharpness)
  pen.translate(width / 2, height / 2)
  pen.rotate(slant)
  pen.font = font
  pen.textAlign = 'center'
  pen.globalAlpha = 0.16
  pen.fillText(words, 0, 0)
  return `url("${canvas.toDataURL()}")`
}

/** The reader and the time, repeated over the whole page. */
export const useWatermark = (has: boolean, reader: string, now_dt: string) => {
  const words = has ? `${reader} · ${now_dt.slice(0, 16)}` : undefined
  const [picture, setPicture] = useState(() => (words === undefined ? undefined : drawWatermark(words)))
  useEffect(() => {
    let isCurrent = true
    const draw = () => isCurrent && setPicture(words === undefined ? undefined : drawWatermark(words))
    draw()
    // Once more when its letters have come.
    if (words !== undefined) document.fonts.load(font, words).then(draw, () => {})
    return () => {
      isCurrent = false
    }
  }, [words])
  return picture
}
