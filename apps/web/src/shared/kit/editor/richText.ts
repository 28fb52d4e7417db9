export interface Mentionable {
  id: number
  label: string
  /** Beside the name, in second text. */
  note?: string | null
}

export interface Insertion {
  label: string
  text: string
}

export interface RichTextProps {
  label: string
  value: string
  onChange: (html: string) => void
  placeholder?: string
  /** Who may be mentioned by what has been typed after the @; those who are mentioned already are left out. */
  people?: (typed: string) => Mentionable[]
  /** Stores a picture that was pasted, dropped or chosen, and tells its address; without it there are none. */
  storePicture?: (file: File) => Promise<string | null>
  /** On Ctrl-Enter, never while a syllable is composed. */
  onSubmit?: () => void
  /** With a button for headings: for texts of several parts. */
  headings?: boolean
  /** Words that a menu of this name puts in at the caret. */
  insertions?: { title: string; options: readonly Insertion[] }
  /** Without the row of buttons: for a line or two. */
  bare?: boolean
  autoFocus?: boolean
}
