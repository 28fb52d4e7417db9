import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sound that Chromium takes for its microphone. */
export const microphoneFile = fileURLToPath(new URL('../.cache/microphone.wav', import.meta.url))

export const headBytes = 44

/** A WAV file of mono samples of 16 bits. */
const wavOf = (samples: Int16Array, rate: number) => {
  const file = Buffer.alloc(headBytes + samples.byteLength)
  file.write('RIFF', 0)
  file.writeUInt32LE(headBytes - 8 + samples.byteLength, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.byteLength, 40)
  Buffer.from(samples.buffer).copy(file, headBytes)
  return file
}

/** A tone that lasts longer than the journey. */
export const writeTone = async (hertz: number, seconds: number) => {
  const rate = 44_100
  const samples = new Int16Array(seconds * rate).map((_, at) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * hertz * at) / rate)),
  )
  await mkdir(dirname(microphoneFile), { recursive: true })
  await writeFile(microphoneFile, wavOf(samples, rate))
}

/** The same words over and over, each time followed by a pause. */
export const writeSpeech = async (words: Int16Array, rate: number, { pauseSeconds = 1.5, times = 30 } = {}) => {
  const step = words.length + Math.round(pauseSeconds * rate)
  const samples = new Int16Array(step * times)
  for (let time = 0; time < times; time += 1) samples.set(words, time * step)
  await mkdir(dirname(microphoneFile), { recursive: true })
  await writeFile(microphoneFile, wavOf(samples, rate))
}

/** Where in a sound something is heard, in milliseconds; a shorter silence than that of sentences is no end. */
export const spokenIn = (samples: Int16Array, rate: number) => {
  const windowMs = 50
  const size = Math.round((rate * windowMs) / 1000)
  const found: { start: number; end: number }[] = []
  for (let at = 0; at + size <= samples.length; at += size) {
    const isLoud = samples.subarray(at, at + size).some((sample) => Math.abs(sample) > 1500)
    if (!isLoud) continue
    const start = (at / rate) * 1000
    const last = found.at(-1)
    if (last && start - last.end < 600) last.end = start + windowMs
    else found.push({ start, end: start + windowMs })
  }
  return found
}

/**
 * The pitch of a tone, by the usual distance between two places where it goes up through zero. The median, because a
 * busy browser leaves gaps in its fake microphone: a gap spoils the one period that it cuts and no other.
 */
export const pitchOf = (samples: Int16Array, rate: number) => {
  const periods: number[] = []
  let last: number | undefined
  for (let at = 1; at < samples.length; at += 1) {
    if ((samples[at - 1] ?? 0) >= 0 || (samples[at] ?? 0) < 0) continue
    if (last !== undefined) periods.push(at - last)
    last = at
  }
  const median = periods.sort((one, other) => one - other)[Math.floor(periods.length / 2)]
  return median && rate / median
}
