import { recordingMessages } from '@crm/contract/features/recordings/recordings'
import { type RecorderAnswer, RecorderMessage } from '@crm/contract/features/recordings/recordings.socket'
import { recordingsText } from '../recordings.messages.ts'
import { readFrame } from './frames.ts'
import { mostFrames, type Transcript } from './transcript.ts'

type Hello = Extract<RecorderMessage, { type: 'hello' }>
type Problem = Omit<Extract<RecorderAnswer, { type: 'problem' }>, 'type'>

/** What one connection needs of the outside. */
export interface ConnectionPorts {
  say: (answer: RecorderAnswer) => void
  close: () => void
  /** Lets somebody in, or says why not. */
  begin: (hello: Hello) => Promise<Transcript | Problem>
  /** The transcript is whole: nobody comes back to it. */
  complete: (transcript: Transcript) => Promise<void>
}

/** So many frames are acknowledged at once. */
const acknowledgeEvery = 8

const parse = (text: string): RecorderMessage | null => {
  try {
    return RecorderMessage.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** Talks with one browser: hello, then frames and lines in their order, then stop. Messages are handled one by one. */
export const createConnection = ({ say, close, begin, complete }: ConnectionPorts) => {
  let transcript: Transcript | undefined
  let isOver = false

  const refuse = (problem: Problem) => {
    isOver = true
    say({ type: 'problem', ...problem })
    close()
  }
  const wrongFormat = () => refuse({ code: 'wrong_format', message: recordingMessages.notSound })
  const acknowledge = (to: Transcript) => say({ type: 'taken', ...to.position() })

  const hello = async (message: Hello) => {
    const begun = await begin(message)
    if ('code' in begun) return refuse(begun)
    transcript = begun
    say({ type: 'ready', ...begun.position(), is_transcribed: begun.isTranscribed })
  }

  const refuseGap = (to: Transcript) => {
    const { next_frame } = to.position()
    refuse({ code: 'gap', message: recordingsText.gap, next_frame })
  }

  const takeFrame = async (bytes: Buffer, to: Transcript) => {
    const frame = readFrame(bytes)
    if (!frame) return wrongFormat()
    const { next_frame } = to.position()
    if (frame.number < next_frame) return
    if (frame.number > next_frame) return refuseGap(to)
    if (next_frame >= mostFrames(to.sampleRate)) return refuse({ code: 'too_long', message: recordingMessages.tooLong })
    await to.write(frame.samples)
    if ((frame.number + 1) % acknowledgeEvery === 0) acknowledge(to)
  }

  const takeMessage = async (message: RecorderMessage, to: Transcript) => {
    if (message.type === 'hello') return wrongFormat()
    if (message.type === 'line') {
      await to.addLine(message)
      return acknowledge(to)
    }
    if (to.isTranscribed && message.frames > to.position().next_frame) return refuseGap(to)
    acknowledge(to)
    await to.end()
    await complete(to)
    isOver = true
    say({ type: 'complete' })
    close()
  }

  return {
    refuse,
    transcript: () => transcript,
    handle: async (data: Buffer, isBinary: boolean) => {
      if (isOver) return
      if (isBinary) return transcript ? takeFrame(data, transcript) : wrongFormat()
      const message = parse(data.toString())
      if (!message) return wrongFormat()
      if (transcript) return takeMessage(message, transcript)
      return message.type === 'hello' ? hello(message) : wrongFormat()
    },
  }
}
