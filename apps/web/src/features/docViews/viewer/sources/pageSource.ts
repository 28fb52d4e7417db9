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
  textOf: (page: number) => Promise<string>
  /** Where the words stand on the page; sources that do not know answer with nothing. */
  find?: (page: number, words: string) => Promise<Spot[]>
  /** Something that readers should know. */
  note?: string | undefined
  close: () => void
}

/** A document that cannot be shown, with words for the reader. `password` asks for one. */
export class SourceProblem extends Error {
  readonly reason: 'words' | 'password'

  constructor(message: string, reason: 'words' | 'password' = 'words') {
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
  password?: string | undefined
}

export const readBytes = async ({ url, headers }: SourceFile, range?: string) => {
  const answer = await fetch(url, { headers: { ...headers, ...(range ? { range } : {}) } })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
