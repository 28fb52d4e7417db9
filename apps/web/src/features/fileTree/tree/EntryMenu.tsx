import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowRight,
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconFolderOpen,
  IconInfoCircle,
  IconPencil,
  IconShare,
  IconStar,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react'
import { treeText as text } from '../fileTree.messages.ts'
import type { EntryActions } from './treeTypes.ts'

interface Choice {
  icon: TablerIcon
  title: string
  run: (() => void) | undefined | false
  isDanger?: boolean
}

const choicesOf = (entry: FileEntry, actions: EntryActions): Choice[] => {
  const { open, preview, details, download, rename, move, copy, remove, share, star } = actions
  const isFile = entry.kind === 'file'
  const isTop = entry.parent === null
  return [
    { icon: IconFolderOpen, title: text.open, run: !isFile && (() => open(entry)) },
    { icon: IconEye, title: text.preview, run: isFile && (() => preview(entry)) },
    { icon: IconInfoCircle, title: text.details, run: details && (() => details(entry)) },
    { icon: IconDownload, title: isFile ? text.download : text.zip, run: () => download([entry]) },
    { icon: IconShare, title: text.share, run: share && (() => share(entry)) },
    {
      icon: IconStar,
      title: entry.is_starred ? text.unstar('') : text.star(''),
      run: () => star(entry),
    },
    { icon: IconPencil, title: text.rename, run: entry.may_change && rename && (() => rename(entry)) },
    { icon: IconArrowRight, title: text.move, run: entry.may_change && move && (() => move([entry])) },
    { icon: IconCopy, title: text.copy, run: !isTop && copy && (() => copy([entry])) },
    { icon: IconTrash, title: text.remove, run: entry.may_delete && remove && (() => remove([entry])), isDanger: true },
  ]
}

/** Everything that can be done with one entry. */
export const EntryMenu = ({ entry, actions }: { entry: FileEntry; actions: EntryActions }) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon size="sm" aria-label={text.menuOf(entry.name)} title={text.columns.menu}>
        <IconDots size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>
      {choicesOf(entry, actions).map(
        ({ icon: Icon, title, run, isDanger }) =>
          run && (
            <Menu.Item
              key={title}
              leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
              onClick={run}
              {...(isDanger && { color: 'red' })}
            >
              {title.trim()}
            </Menu.Item>
          ),
      )}
    </Menu.Dropdown>
  </Menu>
)
