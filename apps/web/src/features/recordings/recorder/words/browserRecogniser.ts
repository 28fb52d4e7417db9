/** What this program uses of the browser's speech recognition; the library of DOM types does not know it. */
export interface SpeechRecogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Not in every browser: keeps the sound on this device. */
  processLocally?: boolean
  onresult: ((event: SpeechResultEvent) => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

export interface SpeechResultEvent {
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

interface LanguageRequest {
  langs: string[]
  processLocally: boolean
}

export interface SpeechRecogniserClass {
  new (): SpeechRecogniser
  available?: (request: LanguageRequest) => Promise<string>
  install?: (request: LanguageRequest) => Promise<boolean>
}

export interface Sentence {
  start_ms: number
  end_ms: number
  text: string
}

interface RecogniserOptions {
  recogniser: SpeechRecogniserClass
  /** Where in the recording we are. */
  now: () => number
  onPartial: (sentence: Sentence) => void
  onSentence: (sentence: Sentence) => void
  /** It cannot be used here: recording goes on without words. */
  onRefused: () => void
}

const language = 'ko-KR'
/** So long after its end it listens again: at once would be a busy loop where it ends at once. */
export const listenAgainMs = 500

const refusals = ['not-allowed', 'service-not-allowed', 'language-not-supported']

/** Whether Korean can be recognised on this device; where the language has to be fetched first, the next recording has it. */
const isOnDevice = async ({ available, install }: SpeechRecogniserClass) => {
  const request = { langs: [language], processLocally: true }
  const state = await available?.(request).catch(() => undefined)
  if (state === 'downloadable') void install?.(request).catch(() => undefined)
  return state === 'available'
}

/** The browser's own recogniser, which ends by itself every so often and is then started again. */
export const listenInBrowser = async ({ recogniser, now, onPartial, onSentence, onRefused }: RecogniserOptions) => {
  const isLocal = await isOnDevice(recogniser)
  const recognition = new recogniser()
  let isWanted = true
  let startMs: number | null = null
  let heard = ''
  let again: ReturnType<typeof setTimeout> | undefined
  let ended: (() => void) | undefined

  const sentenceOf = (text: string): Sentence => ({ start_ms: startMs ?? now(), end_ms: now(), text })

  const finish = (text: string) => {
    const said = text.trim()
    if (said) onSentence(sentenceOf(said))
    startMs = null
    heard = ''
  }

  recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = true
  if (isLocal) recognition.processLocally = true
  recognition.onresult = ({ resultIndex, results }) => {
    const fresh = Array.from(results).slice(resultIndex)
    const textOf = (result: ArrayLike<{ transcript: string }>) => result[0]?.transcript ?? ''
    startMs ??= now()
    for (const result of fresh) if (result.isFinal) finish(textOf(result))
    const partial = fresh.filter(({ isFinal }) => !isFinal).map(textOf)
    if (partial.length === 0) return
    startMs ??= now()
    heard = partial.join('').trim()
    if (heard) onPartial(sentenceOf(heard))
  }
  recognition.onerror = ({ error }) => {
    if (!refusals.includes(error)) return
    isWanted = false
    onRefused()
  }
  recognition.onend = () => {
    // What it was in the middle of is kept as far as it was heard.
    finish(heard)
    ended?.()
    if (isWanted) again = setTimeout(() => recognition.start(), listenAgainMs)
  }
  recognition.start()

  return {
    /** Resolves after the last sentence, which some browsers give only now. */
    stop: () => {
      isWanted = false
      clearTimeout(again)
      return new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(late)
          resolve()
        }
        const late = setTimeout(() => {
          finish(heard)
          recognition.abort()
          done()
        }, 2000)
        ended = done
        recognition.stop()
      })
    },
  }
}
export type BrowserListener = Awaited<ReturnType<typeof listenInBrowser>>

/** The browser's class, where it has one. */
export const browserRecogniser = (): SpeechRecogniserClass | undefined => {
  const own = globalThis as {
    SpeechRecognition?: SpeechRecogniserClass
    webkitSpeechRecognition?: SpeechRecogniserClass
  }
  return own.SpeechRecognition ?? own.webkitSpeechRecognition
}
