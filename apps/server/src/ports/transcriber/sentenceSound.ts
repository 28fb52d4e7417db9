/** Mono sound of 16 bits, as it comes from the browser and goes out to services. */
export interface SentenceSound {
  samples: Int16Array<ArrayBuffer>
  sampleRate: number
}

export const toFloats = (samples: Int16Array) => {
  // `Float32Array.from` with a function, and `for of`, take ten times as long.
  const floats = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at += 1) floats[at] = (samples[at] ?? 0) / 32_768
  return floats
}

export const fromFloats = (windows: readonly Float32Array[]): Int16Array<ArrayBuffer> => {
  const whole = new Int16Array(windows.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const window of windows) {
    for (const sample of window) whole[at++] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768)))
  }
  return whole
}

const headBytes = 44

/** A WAV file of one sentence. */
export const wavOf = ({ samples, sampleRate }: SentenceSound) => {
  const file = Buffer.alloc(headBytes + samples.byteLength)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.byteLength, 40)
  for (const [index, sample] of samples.entries()) file.writeInt16LE(sample, headBytes + index * 2)
  return file
}
