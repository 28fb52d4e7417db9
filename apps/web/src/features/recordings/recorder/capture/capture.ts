import { recording } from '@crm/contract/features/recordings/recordings.rows'
// Compiled to a file of its own on our origin: the page's policy allows no other scripts.
import workletUrl from './capture.worklet.ts?worker&url'

export type CaptureRefusal = 'unsupported' | 'insecure' | 'denied' | 'no_device' | 'busy' | 'failed'

export class CaptureProblem extends Error {
  readonly reason: CaptureRefusal
  constructor(reason: CaptureRefusal) {
    super(reason)
    this.reason = reason
  }
}

export interface Capture {
  sampleRate: number
  /** Samples that came before are handed over first. */
  listen: (onSamples: (samples: Float32Array) => void) => void
  /** After sleep or a phone call the sound graph may stand still. */
  wake: () => void
  /** Resolves after the last samples were handed over. */
  stop: () => Promise<void>
}

export interface CaptureOptions {
  sampleRate: number
  /** A recording that goes on keeps its rate; a new one takes the device's own where the browser does not convert. */
  isRateFixed: boolean
  /** The microphone was pulled out, or its permission taken away. */
  onLost: () => void
}

/** As it sounds in the room: what browsers do for calls would cut off whoever sits further away. */
const constraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  video: false,
} as const

const reasons: Record<string, CaptureRefusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'no_device',
  OverconstrainedError: 'no_device',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const openMicrophone = async () => {
  if (!isSecureContext) throw new CaptureProblem('insecure')
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.AudioContext) throw new CaptureProblem('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
  } catch (problem) {
    throw new CaptureProblem((problem instanceof DOMException && reasons[problem.name]) || 'failed')
  }
}

const openGraph = (stream: MediaStream, sampleRate?: number) => {
  const context = new AudioContext(sampleRate ? { sampleRate } : {})
  try {
    return { context, source: context.createMediaStreamSource(stream) }
  } catch (problem) {
    void context.close()
    throw problem
  }
}

/** Firefox does not convert a microphone's rate. */
const openGraphAtAnyRate = (stream: MediaStream, sampleRate: number) => {
  try {
    return openGraph(stream, sampleRate)
  } catch {
    return openGraph(stream)
  }
}

interface Tap {
  node: AudioNode
  listen: Capture['listen']
  end: () => Promise<void>
}

const openWorklet = async (context: AudioContext): Promise<Tap> => {
  await context.audioWorklet.addModule(workletUrl)
  const { frameSamples } = recording
  const node = new AudioWorkletNode(context, 'capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
    processorOptions: { frameSamples },
  })
  let ended: (() => void) | undefined
  return {
    node,
    listen: (onSamples) => {
      node.port.onmessage = ({ data }: MessageEvent<Float32Array | null>) => (data ? onSamples(data) : ended?.())
    },
    end: () =>
      new Promise((resolve) => {
        ended = resolve
        // A graph that stands still does not answer; its samples have been handed over already.
        setTimeout(resolve, 1000)
        node.port.postMessage(null)
      }),
  }
}

const openScriptProcessor = (context: AudioContext): Tap => {
  const node = context.createScriptProcessor(recording.frameSamples, 1, 1)
  return {
    node,
    listen: (onSamples) => {
      node.onaudioprocess = ({ inputBuffer }) => onSamples(inputBuffer.getChannelData(0))
    },
    end: async () => {
      node.onaudioprocess = null
    },
  }
}

/** The microphone as mono samples. Rejects with a CaptureProblem. */
export const openCapture = async ({ sampleRate, isRateFixed, onLost }: CaptureOptions): Promise<Capture> => {
  const stream = await openMicrophone()
  const release = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  try {
    const { context, source } = (isRateFixed ? openGraph : openGraphAtAnyRate)(stream, sampleRate)
    const tap = context.audioWorklet ? await openWorklet(context) : openScriptProcessor(context)
    source.connect(tap.node)
    // Nothing is played: both kinds of nodes write silence. Without a destination some browsers do not run them.
    tap.node.connect(context.destination)
    const wake = () => void context.resume().catch(() => undefined)
    wake()
    for (const track of stream.getTracks()) track.onended = onLost
    return {
      sampleRate: context.sampleRate,
      listen: tap.listen,
      wake,
      stop: async () => {
        for (const track of stream.getTracks()) track.onended = null
        await tap.end()
        release()
        await context.close().catch(() => undefined)
      },
    }
  } catch {
    release()
    throw new CaptureProblem('failed')
  }
}
