import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { entryKind, type FoundEntry, fileScope } from '@crm/contract/features/fileTree/fileTree.rows'
import { Button } from '@mantine/core'
import { IconDownload, IconEye, IconFolderOpen, IconShare } from '@tabler/icons-react'
import { HistoryCard } from '../../../shared/kit/history/HistoryCard.tsx'
import { RecordPanel } from '../../../shared/kit/record/RecordPanel.tsx'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { sizeWords } from '../tree/entryColumns.tsx'
import type { EntryActions, FileTreeProps, TreeSharing } from '../tree/treeTypes.ts'
import classes from './EntryPanel.module.css'
import { VersionsCard } from './VersionsCard.tsx'
import { versionsText as text } from './versions.messages.ts'

type OpenBox = (box: number | null, entry: FoundEntry) => void

interface EntryPanelProps extends Pick<FileTreeProps, 'onOpenFile'> {
  ft_no: number
  entryActions: Pick<EntryActions, 'download' | 'share'>
  /** The shares of the entry, for those who share. */
  Shares?: TreeSharing['Shares'] | undefined
  hasHistory: boolean
  onOpenBox: OpenBox
  /** Whether the boxes above the entry can be opened from here; they can where nothing is said. */
  mayOpenBoxes?: (entry: FoundEntry) => boolean
  onClose: () => void
}

/** The way to where an entry lies. */
const Where = ({ entry, onOpenBox }: { entry: FoundEntry; onOpenBox: OpenBox | null }) => (
  <span className={classes.path}>
    {[{ ft_no: null, name: text.top }, ...entry.path]
      .filter(({ ft_no }) => ft_no !== entry.ft_no)
      .map(({ ft_no, name }) =>
        onOpenBox ? (
          <TextButton key={ft_no ?? 0} onClick={() => onOpenBox(ft_no, entry)}>
            {name}
          </TextButton>
        ) : (
          <span key={ft_no ?? 0}>{name}</span>
        ),
      )}
  </span>
)

const factsOf = (entry: FoundEntry, onOpenBox: OpenBox | null) => [
  [text.facts.kind, entryKind.label(entry.kind)] as const,
  [text.facts.size, sizeWords(entry)] as const,
  [text.facts.scope, fileScope.label(entry.scope)] as const,
  [text.facts.owner, entry.owner_name] as const,
  [text.facts.made, showDateTime(entry.reg_dt)] as const,
  [text.facts.changed, showDateTime(entry.update_dt)] as const,
  [text.facts.where, <Where key="where" entry={entry} onOpenBox={onOpenBox} />, 'wide'] as const,
]

/** One entry beside the tree: what it is, its versions, its shares, where it lies and what happened to it. */
export const EntryPanel = (props: EntryPanelProps) => {
  const { ft_no, Shares, hasHistory, entryActions, onOpenBox, mayOpenBoxes, onOpenFile, onClose } = props
  return (
    <RecordPanel
      endpoint={fileTree.show}
      params={{ ft_no }}
      title={(entry) => entry?.name ?? text.loading}
      words={text.missing}
      onClose={onClose}
      actions={(entry) => (
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            onClick={() => entryActions.download([entry])}
          >
            {text.download}
          </Button>
          {entryActions.share && (
            <Button
              variant="default"
              leftSection={<IconShare size={16} stroke={1.6} aria-hidden />}
              onClick={() => entryActions.share?.(entry)}
            >
              {text.share}
            </Button>
          )}
          {entry.kind === 'box' && mayOpenBoxes?.(entry) !== false && (
            <Button
              leftSection={<IconFolderOpen size={16} stroke={1.6} aria-hidden />}
              onClick={() => onOpenBox(entry.ft_no, entry)}
            >
              {text.open}
            </Button>
          )}
          {entry.kind === 'file' && (
            <Button
              leftSection={<IconEye size={16} stroke={1.6} aria-hidden />}
              onClick={() => onOpenFile(entry.ft_no)}
            >
              {text.preview}
            </Button>
          )}
        </>
      )}
    >
      {(entry) => (
        <Stack>
          {entry.picture && entry.mimetype?.startsWith('image/') && (
            <button type="button" className={classes.picture} onClick={() => onOpenFile(entry.ft_no)}>
              <img src={entry.picture} alt={entry.name} />
            </button>
          )}
          <Facts facts={factsOf(entry, mayOpenBoxes?.(entry) === false ? null : onOpenBox)} />
          {entry.kind === 'file' && <VersionsCard entry={entry} onOpen={(fv_no) => onOpenFile(entry.ft_no, fv_no)} />}
          {Shares && <Shares ft_no={entry.ft_no} />}
          {hasHistory && <HistoryCard to={{ to_table: 'file_tree', to_no: entry.ft_no }} />}
        </Stack>
      )}
    </RecordPanel>
  )
}
