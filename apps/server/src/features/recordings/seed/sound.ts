const speechHz = 150
const sampleRate = 8000

/** A murmur in sentences: tones that swell and fade with a little noise, and pauses between. The same on every machine. */
export const makeSound = (lines: readonly { start_ms: number; end_ms: number }[], totalMs: number) => {
  const samples = new Int16Array(Math.round((totalMs * sampleRate) / 1000))
  let noise = 1
  for (const [nth, { start_ms, end_ms }] of lines.entries()) {
    const from = Math.round((start_ms * sampleRate) / 1000)
    const until = Math.min(samples.length, Math.round((end_ms * sampleRate) / 1000))
    const pitch = speechHz + (nth % 3) * 35
    for (let at = from; at < until; at++) {
      const time = at / sampleRate
      noise = (Math.imul(noise, 1_103_515_245) + 12_345) & 0x7fffffff
      const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * 4 * time)
      const tone = Math.sin(2 * Math.PI * pitch * time) + 0.4 * Math.sin(2 * Math.PI * pitch * 2.7 * time)
      samples[at] = Math.round((tone * 5000 + (noise / 0x7fffffff - 0.5) * 800) * syllable)
    }
  }
  return { samples, sampleRate }
}
