/// <reference path="./espeakNg.d.ts" />
import espeak from 'espeak-ng'

/** What espeak-ng speaks with. */
const spokenRate = 22_050

/** Korean speech (a high voice, which the voice gate takes for a person's), as mono samples of 16 bits. */
export const speak = async (text: string) => {
  const { FS } = await espeak({ arguments: ['-v', 'ko', '-s', '140', '-p', '80', '-w', 'speech.wav', text] })
  const file = FS.readFile('speech.wav')
  return {
    samples: new Int16Array(file.buffer.slice(file.byteOffset + 44, file.byteOffset + (file.length & ~1))),
    sampleRate: spokenRate,
  }
}

export const silence = (seconds: number, sampleRate = spokenRate) => new Int16Array(Math.round(seconds * sampleRate))

/** One piece of sound after the other. */
export const join = (...pieces: Int16Array[]) => {
  const whole = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
