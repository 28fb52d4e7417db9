/** Makes frames of one length out of pieces of any length; every frame is a copy, because the audio graph reuses its memory. */
export const createFrameCutter = (frameSamples: number, onFrame: (frame: Float32Array<ArrayBuffer>) => void) => {
  let frame = new Float32Array(frameSamples)
  let filled = 0
  return {
    add: (piece: Float32Array) => {
      let read = 0
      while (read < piece.length) {
        const part = piece.subarray(read, read + frameSamples - filled)
        frame.set(part, filled)
        filled += part.length
        read += part.length
        if (filled < frameSamples) continue
        onFrame(frame)
        frame = new Float32Array(frameSamples)
        filled = 0
      }
    },
    /** What has not filled a frame: the end of a recording. */
    rest: () => {
      const rest = frame.slice(0, filled)
      filled = 0
      return rest
    },
  }
}
export type FrameCutter = ReturnType<typeof createFrameCutter>
