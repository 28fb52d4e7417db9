import { createFrameCutter } from './frameCutter.ts'

// The library of DOM types does not know the audio thread.
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare const registerProcessor: (
  name: string,
  processor: new (options: CaptureOptions) => AudioWorkletProcessor,
) => void

interface CaptureOptions {
  processorOptions: { frameSamples: number }
}

/** Hands the microphone's samples over in frames; told to stop, also the rest, and then an empty message. */
class CaptureProcessor extends AudioWorkletProcessor {
  private readonly cutter
  private isStopped = false

  constructor({ processorOptions }: CaptureOptions) {
    super()
    this.cutter = createFrameCutter(processorOptions.frameSamples, (frame) => this.give(frame))
    this.port.onmessage = () => {
      this.isStopped = true
      this.give(this.cutter.rest())
      this.port.postMessage(null)
    }
  }

  private give(samples: Float32Array<ArrayBuffer>) {
    this.port.postMessage(samples, [samples.buffer])
  }

  process([input]: Float32Array[][]) {
    const mono = input?.[0]
    if (mono && !this.isStopped) this.cutter.add(mono)
    return !this.isStopped
  }
}

registerProcessor('capture', CaptureProcessor)
