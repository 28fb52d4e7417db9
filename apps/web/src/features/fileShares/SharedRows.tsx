import type { SharedEntry } from '@crm/contract/features/sharedLinks/sharedLinks'
import { IconFile, IconFolder } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { showBytes } from '../../shared/lib/bytes.ts'
import { showDate } from '../../shared/lib/date.ts'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import classes from './SharedRows.module.css'
import { sharedRowsText as text } from './sharedRows.messages.ts'

/** In the place of rows. */
export const NoRows = ({ children }: { children: ReactNode }) => <span className={classes.none}>{children}</span>

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
  <ul className={classes.rows}>
    {entries.map((entry) => {
      const Icon = entry.kind === 'box' ? IconFolder : IconFile
      const words = (
        <>
          <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <strong className={classes.name}>{entry.name}</strong>
            <SmallText as="span">{aboutOf(entry)}</SmallText>
          </span>
        </>
      )
      return (
        <li key={entry.ft_no} className={classes.row}>
          {onOpen ? (
            <button type="button" className={classes.open} onClick={() => onOpen(entry)}>
              {words}
            </button>
          ) : (
            <div className={classes.open}>{words}</div>
          )}
          {side?.(entry)}
        </li>
      )
    })}
  </ul>
)
