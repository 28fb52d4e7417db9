interface Piece {
  text: string
  isLink: boolean
}

/** A text cut at its web addresses, so that they can be opened. */
export const linked = (text: string): Piece[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isLink: /^https?:\/\//.test(piece) }))
