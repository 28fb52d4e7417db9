import type { FileEntry, FoundEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { ActionIcon } from '@mantine/core'
import { IconFolder, IconShare, IconStar, IconStarFilled } from '@tabler/icons-react'
import { fileKindOf } from '../../../shared/kit/files/fileKind.ts'
import { TitleCell } from '../../../shared/kit/list/TitleCell.tsx'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './FileTree.module.css'

/** The sign of what it is: a folder, or the file's kind. */
export const EntryIcon = ({ entry, size = 20 }: { entry: Pick<FileEntry, 'kind' | 'name'>; size?: number }) => {
  if (entry.kind === 'box')
    return (
      <span className={classes.icon} data-entry-icon>
        <IconFolder size={size} stroke={1.5} color="var(--accent)" aria-label={text.boxes} />
      </span>
    )
  const { icon: Icon, tone } = fileKindOf(entry.name)
  return (
    <span className={classes.icon} data-entry-icon>
      <Icon size={size} stroke={1.5} color={tone === 'accent' ? 'var(--accent)' : `var(--${tone}-text)`} aria-hidden />
    </span>
  )
}

/** How many shares an entry has; nothing where it has none. */
export const ShareMark = ({ shares }: { shares: number }) =>
  shares > 0 && (
    <span className={classes.shared} title={text.shared(shares)}>
      <IconShare size={14} stroke={1.8} aria-label={text.shared(shares)} />
    </span>
  )

/** Where a found entry lies, and the words inside that matched. */
const Found = ({ entry: { path, excerpt } }: { entry: FoundEntry }) => (
  <span className={classes.found}>
    <span>{path.map(({ name }) => name).join(' › ')}</span>
    {excerpt && <q title={excerpt}>{excerpt}</q>}
  </span>
)

/** The name of an entry with its signs; of a found one where it lies as well. */
export const EntryNameCell = ({ entry }: { entry: FileEntry | FoundEntry }) => (
  <span className={classes.name}>
    <TitleCell title={entry.name} before={<EntryIcon entry={entry} />}>
      <ShareMark shares={entry.shares} />
    </TitleCell>
    {'path' in entry && <Found entry={entry} />}
  </span>
)

export const StarButton = ({ entry, onToggle }: { entry: FileEntry; onToggle: () => void }) => {
  const Icon = entry.is_starred ? IconStarFilled : IconStar
  const label = entry.is_starred ? text.unstar(entry.name) : text.star(entry.name)
  return (
    <ActionIcon
      size="sm"
      c={entry.is_starred ? 'var(--amber-bar)' : 'var(--text-third)'}
      aria-label={label}
      aria-pressed={entry.is_starred}
      title={text.columns.star}
      onClick={onToggle}
    >
      <Icon size={17} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
