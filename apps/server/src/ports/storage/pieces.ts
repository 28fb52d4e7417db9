import { pieceBytes } from '@crm/contract/features/files/files'

export interface Piece {
  offset: number
  size: number
}

/** Whether a file goes in pieces, so that an upload that was cut off goes on where it was. */
export const isInPieces = (size: number) => size > pieceBytes

/** The pieces of a file, in their order. */
export const piecesOf = (size: number): Piece[] =>
  Array.from({ length: Math.ceil(size / pieceBytes) }, (_, index) => {
    const offset = index * pieceBytes
    return { offset, size: Math.min(pieceBytes, size - offset) }
  })

const digits = 12

/** Named by where they begin, so that their names sort as they follow each other. */
export const pieceName = (offset: number) => String(offset).padStart(digits, '0')
