interface Spoken {
  start_ms: number
  end_ms: number
}

/** A pause that long begins a paragraph. */
export const pauseMs = 2000
/** So many times as loud, or as quiet: somebody else, or another place at the table. */
const otherVoice = 2.5
/** Quieter than this is no voice, and says nothing about who speaks. */
const silent = 60
const secondMs = 1000

const meanLevel = (levels: readonly number[], { start_ms, end_ms }: Spoken) => {
  const heard = levels
    .slice(Math.floor(start_ms / secondMs), Math.ceil(end_ms / secondMs))
    .filter((level) => level >= silent)
  return heard.length ? heard.reduce((sum, level) => sum + level, 0) / heard.length : null
}

const isOtherVoice = (before: number | null, now: number | null) =>
  before !== null && now !== null && Math.max(before, now) / Math.min(before, now) >= otherVoice

/** The paragraph of every line: a pause begins one, and so does a voice that is much louder or quieter. */
export const paragraphsOf = (lines: readonly Spoken[], levels: readonly number[]): number[] => {
  let paragraph = 0
  let previous: { end_ms: number; level: number | null } | undefined
  return lines.map((line) => {
    const level = meanLevel(levels, line)
    if (previous) {
      const isPause = line.start_ms - previous.end_ms >= pauseMs
      if (isPause || isOtherVoice(previous.level, level)) paragraph++
    }
    previous = { end_ms: line.end_ms, level: level ?? previous?.level ?? null }
    return paragraph
  })
}
