import {
  mendPlace,
  type PieceState,
  pieceKind,
  pieceState,
  type SettlementPiece,
} from '@crm/contract/features/settlements/settlements'
import { Anchor, Button } from '@mantine/core'
import { IconFileZip, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { filesText } from '../../shared/kit/files/files.messages.ts'
import { showBytes } from '../../shared/lib/format/bytes.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { Ends } from '../../shared/ui/layout/Ends.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Spinner } from '../../shared/ui/state/Spinner.tsx'
import { settlementsText as text } from './settlements.messages.ts'

/** An address to go to, or something on this page to show. */
export type Mend = string | (() => void)

const tones: Record<PieceState, Tone> = { there: 'green', part: 'amber', missing: 'amber' }

const MendLink = ({ to, children }: { to: Mend; children: string }) =>
  typeof to === 'string' ? (
    <Anchor component={Link} to={to} size="sm">
      {children}
    </Anchor>
  ) : (
    <Anchor component="button" type="button" size="sm" onClick={to}>
      {children}
    </Anchor>
  )

const PieceRow = ({ piece, mend }: { piece: SettlementPiece; mend: Mend | undefined }) => {
  const { kind, name, state, reason, size } = piece
  return (
    <li>
      <Ends as="div">
        <strong>{pieceKind.label(kind)}</strong>
        <Tag tone={tones[state]}>{pieceState.label(state)}</Tag>
      </Ends>
      {state !== 'missing' && <SmallText>{`${name} · ${size === null ? text.madeLater : showBytes(size)}`}</SmallText>}
      {reason !== '' && (
        <Ends as="div">
          <SmallText tone="amber">{reason}</SmallText>
          {mend && piece.mend && <MendLink to={mend}>{mendPlace.label(piece.mend)}</MendLink>}
        </Ends>
      )}
    </li>
  )
}

interface PieceRowsProps {
  pieces: SettlementPiece[]
  /** Where this reader brings what is missing; nothing where they may not. */
  mendOf?: (piece: SettlementPiece) => Mend | undefined
}

/** The papers of a settlement in their order, what is missing marked. */
export const PieceRows = ({ pieces, mendOf }: PieceRowsProps) => (
  <Stack as="ul" gap="row" divided label={text.pieces}>
    {pieces.map((piece) => (
      <PieceRow key={piece.name} piece={piece} mend={mendOf?.(piece)} />
    ))}
  </Stack>
)

interface ZipButtonProps {
  isBusy: boolean
  start: () => void
  cancel: () => void
}

/** While it is being made, the same button cancels it. */
export const ZipButton = ({ isBusy, start, cancel }: ZipButtonProps) =>
  isBusy ? (
    <Button
      size="xs"
      variant="default"
      aria-label={filesText.cancelDownload}
      leftSection={<Spinner />}
      rightSection={<IconX size={14} stroke={1.8} aria-hidden />}
      onClick={cancel}
    >
      {text.download}
    </Button>
  ) : (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconFileZip size={16} stroke={1.6} aria-hidden />}
      onClick={start}
    >
      {text.download}
    </Button>
  )
