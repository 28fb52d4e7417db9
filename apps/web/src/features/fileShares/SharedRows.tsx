import type { SharedEntry } from '@crm/contract/features/sharedLinks/sharedLinks'
import { IconFile, IconFolder } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showBytes } from '../../shared/lib/format/bytes.ts'
import { showDate } from '../../shared/lib/format/date.ts'
import { CardPart } from '../../shared/ui/layout/Card.tsx'
import { RowBody, RowButton, RowList, RowWords } from '../../shared/ui/list/RowList.tsx'
import classes from './SharedRows.module.css'
import { sharedRowsText as text } from './sharedRows.messages.ts'

/** In the place of rows. */
export const NoRows = ({ children }: { children: ReactNode }) => <CardPart>{children}</CardPart>

type Shown = Omit<SharedEntry, 'has_pdf'>

interface SharedRowsProps<Entry extends Shown> {
  entries: Entry[]
  onOpen?: ((entry: Entry) => void) | undefined
  /** At the end of a row. */
  side?: (entry: Entry) => ReactNode
}

const aboutOf = ({ kind, entries, size, update_dt }: Shown) =>
  [kind === 'box' ? text.entries(entries ?? 0) : showBytes(size ?? 0), showDate(update_dt)].join(' · ')

/** What lies in a shared box, as its readers see it. */
export const SharedRows = <Entry extends Shown>({ entries, onOpen, side }: SharedRowsProps<Entry>) => (
  <RowList>
    {entries.map((entry) => {
      const Icon = entry.kind === 'box' ? IconFolder : IconFile
      const words = (
        <>
          <Icon size={20} stroke={1.6} aria-hidden color="var(--text-second)" />
          <RowWords as="span" name={entry.name} about={aboutOf(entry)} />
        </>
      )
      return (
        <li key={entry.ft_no} className={classes.row}>
          {onOpen ? <RowButton onClick={() => onOpen(entry)}>{words}</RowButton> : <RowBody>{words}</RowBody>}
          {side?.(entry)}
        </li>
      )
    })}
  </RowList>
)
