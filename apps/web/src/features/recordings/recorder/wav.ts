const headBytes = 44

const write = (view: DataView, at: number, word: string) => {
  for (const [index, letter] of [...word].entries()) view.setUint8(at + index, letter.charCodeAt(0))
}

/** The head of a WAV file of mono samples of 16 bits. A chunk is far below the 4 GiB that its length fields can say. */
const wavHead = (sampleRate: number, dataBytes: number): ArrayBuffer => {
  const head = new ArrayBuffer(headBytes)
  const view = new DataView(head)
  write(view, 0, 'RIFF')
  view.setUint32(4, headBytes - 8 + dataBytes, true)
  write(view, 8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  write(view, 36, 'data')
  view.setUint32(40, dataBytes, true)
  return head
}

export const wavFile = (name: string, sampleRate: number, parts: Int16Array<ArrayBuffer>[]): File => {
  const dataBytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
  return new File([wavHead(sampleRate, dataBytes), ...parts], name, { type: 'audio/wav' })
}
