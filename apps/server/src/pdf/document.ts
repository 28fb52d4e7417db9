/** A PDF as plain data: it is copied to the worker thread as it is, and the same data always gives the same bytes. */
export interface PdfDocument {
  title: string
  /** One line below the title. */
  subtitle?: string
  letterhead: Letterhead
  /** A note about who may see it, on every page: `내부용` */
  confidential?: string
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

interface TableBlock {
  kind: 'table'
  columns: TableColumn[]
  rows: string[][]
  /** Sums and the like, in bold below the rows. */
  foot?: string[]
  /** The text when there are no rows. */
  empty: string
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
  /** A box that stands out. */
  | { kind: 'note'; text: string }
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
