import type { DocReply } from '@crm/contract/features/docReplies/docReplies'

/** A spot on a page, as shares of its width and height: right at every zoom and however the page is turned. */
export interface Spot {
  page: number
  x: number
  y: number
}

export interface Pin extends Spot {
  docr_no: number
  /** Shown on the page and at the comment. */
  number: number
  words: string
}

/** The spots of open comments on this version, numbered in the order of the panel. */
export const pinsOf = (threads: readonly DocReply[], ver: number): Pin[] =>
  threads
    .filter((thread) => thread.state === 1 && thread.resolved_dt === null && thread.ver === ver)
    .flatMap(({ docr_no, docr_page, docr_content, user_name, pin }) =>
      pin ? { docr_no, page: docr_page, ...pin, words: `${user_name}: ${docr_content}` } : [],
    )
    .map((pin, index) => ({ ...pin, number: index + 1 }))

/** What the pages and the comments beside them know together about pins. */
export interface Pinning {
  pins: readonly Pin[]
  /** The next press on a page is the spot of the new comment. */
  isPlacing: boolean
  /** The spot that was chosen for the new comment. */
  draft: Spot | null
  setPlacing: (isPlacing: boolean) => void
  setDraft: (spot: Spot | null) => void
  /** The comment under the pointer, here or there. */
  hovered: number | null
  setHovered: (docr_no: number | null) => void
  /** The comment whose pin was pressed; a new object each time. */
  opened: { docr_no: number } | null
  open: (docr_no: number) => void
}
