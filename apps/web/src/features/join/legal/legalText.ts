/** A section of a legal text: an opening sentence, numbered clauses, or a table of facts. */
export interface LegalSection {
  title: string
  opening?: string
  clauses?: readonly string[]
  facts?: { head: readonly string[]; rows: readonly (readonly string[])[] }
}

export interface LegalText {
  sections: readonly LegalSection[]
  /** Which version this is, and since when. */
  version: string
}
