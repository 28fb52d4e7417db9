/** A PDF as plain data: it is copied to the worker thread as it is, and the same data always gives the same bytes. */
export interface PdfDocument {
  title: string
  /** One line below the title. */
  subtitle?: string
  letterhead: Letterhead
  /** `deed`: a centred, spaced title without the letterhead, for papers that name both parties themselves. */
  opening?: 'letterhead' | 'deed'
  /** A note about who may see it, on every page: `내부용` */
  confidential?: string
  /** A line in the middle of every foot: `계약 해시 3f9a…` */
  footNote?: string
  /** In the file's metadata, plain ASCII: what programs find the document by. */
  keywords?: string
  /** ISO time for the file's metadata, decided by the caller. */
  createdAt: string
  blocks: PdfBlock[]
}

/** Whose paper it is. */
export interface Letterhead {
  company: string
  /** Address, telephone and the like, a line each. */
  facts: string[]
}

export type Align = 'left' | 'center' | 'right'

export interface TableColumn {
  title: string
  /** Share of the page's width, in relation to the other columns. */
  width: number
  align?: Align
}

/** A heading over the rows that follow. */
export interface TableSection {
  section: string
}

interface TableBlock {
  kind: 'table'
  columns: TableColumn[]
  rows: (string[] | TableSection)[]
  /** Sums and the like, in bold below the rows. */
  foot?: string[]
  /** The text when there are no rows. */
  empty: string
}

/** Who writes to whom: the receiver on the left, the sender's facts in a box on the right with the seal over one of them. */
interface PartiesBlock {
  kind: 'parties'
  receiver: string
  /** Below the receiver, a line each. */
  lines: string[]
  sender: Fact[]
  /** An SVG that is drawn at the end of the sender's fact with this label. */
  seal?: SealMark & { at: string }
}

/** A picture of a seal, or a drawing of one. */
export type SealMark = { image: Uint8Array } | { svg: string }

/** What stands in a box of signatures: a PNG or JPEG, a drawing, or a name as if written by hand. */
export type SignatureMark = SealMark | { written: string }

/** Somebody who signs, or has signed. */
export interface SignatureBox {
  /** For whom: `갑` */
  role: string
  name: string
  /** Time, method and the like, a line each. */
  lines: string[]
  /** An empty place to sign without it. */
  mark?: SignatureMark
}

interface SignaturesBlock {
  kind: 'signatures'
  boxes: SignatureBox[]
}

export type PdfBlock =
  | { kind: 'heading'; text: string; note?: string }
  /** Line breaks and indents stay as they were written. */
  | { kind: 'paragraph'; text: string; isSecondary?: boolean }
  /** HTML that `cleanHtml` has made. */
  | { kind: 'richText'; html: string }
  /** Labels and values, two pairs a row; `wide` ones have a row of their own. */
  | { kind: 'facts'; facts: Fact[] }
  | TableBlock
  /** A box that stands out; `isStrong` for the one sentence that the paper is about. */
  | { kind: 'note'; text: string; isStrong?: boolean }
  | PartiesBlock
  /** Two boxes a row. */
  | SignaturesBlock
  /** PNG or JPEG. */
  | { kind: 'image'; data: Uint8Array; caption?: string; width?: number }
  /** A drawing as our charts make it; what an SVG refers to outside itself is not drawn. */
  | { kind: 'chart'; svg: string; caption?: string }
  | { kind: 'pageBreak' }

export interface Fact {
  label: string
  value: string
  wide?: boolean
}

export type BlockOf<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>
