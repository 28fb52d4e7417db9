import type { MendPlace, PieceKind, PieceState, SettlementPiece } from '@crm/contract/features/settlements/settlements'
import { nameForWindows } from '../../http/answer/zipDownload.ts'
import type { SettledFile } from './settlements.queries.ts'

/** A paper of the file: written when it is downloaded, or a file that somebody uploaded. */
export interface Piece extends SettlementPiece {
  write?: () => Promise<Uint8Array>
  stored?: SettledFile
}

interface Written {
  size?: number | null
  /** What is still missing of it. */
  lack?: { reason: string; mend: MendPlace | null }
}

export const writtenPiece = (
  kind: PieceKind,
  name: string,
  write: () => Promise<Uint8Array>,
  { size = null, lack }: Written = {},
): Piece => ({
  ...{ kind, name: nameForWindows(name), write, size },
  state: lack ? 'part' : 'there',
  reason: lack?.reason ?? '',
  mend: lack?.mend ?? null,
})

export const storedPiece = (kind: PieceKind, name: string, stored: SettledFile): Piece => ({
  ...{ kind, name: nameForWindows(name), state: 'there', reason: '', mend: null, size: stored.size, stored },
})

export const missingPiece = (kind: PieceKind, name: string, reason: string, mend: MendPlace | null): Piece => ({
  ...{ kind, name: nameForWindows(name), state: 'missing', reason, mend, size: null },
})

/** `.pdf`, as the uploaded file has it. */
export const endingOf = (name: string) => /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0].toLowerCase() ?? ''

const lacks: readonly PieceState[] = ['part', 'missing']
export const countMissing = (pieces: Piece[]) => pieces.filter(({ state }) => lacks.includes(state)).length
