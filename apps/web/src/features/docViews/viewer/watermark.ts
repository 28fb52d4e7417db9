import { useMemo } from 'react'

const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** The reader and the time, slanted and repeated over the whole page, as a CSS picture. */
export const watermarkPicture = (reader: string, moment: string) => {
  const words = escaped(`${reader} · ${moment}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="220"><text x="210" y="110" text-anchor="middle" transform="rotate(-24 210 110)" font-family="sans-serif" font-size="15" fill="black" fill-opacity="0.16">${words}</text></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

export const useWatermark = (has: boolean, reader: string, now_dt: string) =>
  useMemo(() => (has ? watermarkPicture(reader, now_dt.slice(0, 16)) : undefined), [has, reader, now_dt])
