import { viewerText as text } from '../viewer.messages.ts'

/** A rectangle on a page, in the page's own units. */
export interface Spot {
  x: number
  y: number
  width: number
  height: number
}

export interface PageSize {
  width: number
  height: number
}

/** A document as the viewer sees it: numbered pages, from 1, that can be drawn, measured and searched. */
export interface PageSource {
  count: number
  /** Of the first page, in CSS pixels: the others are expected to be alike until they are measured. */
  firstSize: PageSize
  sizeOf: (page: number) => Promise<PageSize>
  /** Draws a page into an empty element, at a scale. */
  draw: (page: number, host: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>
  /** Puts the words of a drawn page over it, unseen, so that they can be selected and copied. */
  layWords?: ((page: number, layer: HTMLElement, scale: number, signal: AbortSignal) => Promise<void>) | undefined
  textOf: (page: number) => Promise<string>
  /** Where the words stand on the page; sources that do not know answer with nothing. */
  find?: (page: number, words: string) => Promise<Spot[]>
  /** Something that readers should know. */
  note?: string | undefined
  close: () => void
}

/** `password` asks for one; `again` may go away by itself. */
type ProblemReason = 'words' | 'password' | 'again'

/** A document or page that cannot be shown, with words for the reader. */
export class SourceProblem extends Error {
  readonly reason: ProblemReason

  constructor(message: string, reason: ProblemReason = 'words') {
    super(message)
    this.name = 'SourceProblem'
    this.reason = reason
  }
}

/** Where the bytes of a document come from. */
export interface SourceFile {
  url: string
  headers: Record<string, string>
  name: string
  mimetype: string
  size: number
  /** Whether the reader may take words of it along. */
  mayCopy: boolean
  password?: string | undefined
}

/** The share was revoked, the document deleted, or the session is over. */
const isGone = (status: number) => [401, 403, 404, 410].includes(status)

/** A body that nobody reads would keep its connection, of which a browser has six. */
const dropBody = async ({ body }: Response) => body?.cancel()

const request = async ({ url, headers }: SourceFile, range?: string, signal?: AbortSignal) => {
  const answer = await fetch(url, { headers: { ...headers, ...(range ? { range } : {}) }, signal: signal ?? null })
  if (answer.ok) return answer
  await dropBody(answer)
  if (isGone(answer.status)) throw new SourceProblem(text.gone)
  throw new Error(`${answer.status}`)
}

export const readBytes = async (file: SourceFile) => new Uint8Array(await (await request(file)).arrayBuffer())

/** Of the file from one byte to before another. What lies between may know no parts, and answers with the whole file. */
export const readPart = async (file: SourceFile, begin: number, end: number, signal?: AbortSignal) => {
  const answer = await request(file, `bytes=${begin}-${end - 1}`, signal)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return answer.status === 206 ? bytes : bytes.slice(begin, end)
}

/** The PDF that was made of a document is not as large as the document. */
export const sizeOfFile = async (file: SourceFile) => {
  const answer = await request(file, 'bytes=0-0')
  await dropBody(answer)
  return Number(answer.headers.get('content-range')?.match(/\/(\d+)$/)?.[1] ?? file.size)
}

/** Canvases keep their memory until they are collected, which phones do not wait for. */
export const freeCanvases = (host: HTMLElement) => {
  for (const canvas of host.querySelectorAll('canvas')) {
    canvas.width = 0
    canvas.height = 0
  }
}
