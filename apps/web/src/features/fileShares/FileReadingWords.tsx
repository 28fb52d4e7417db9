import type { FileReading } from '@crm/contract/features/docViews/docViews.rows'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { sharesText as text } from './fileShares.messages.ts'
import classes from './SharedRows.module.css'

const wordsOf = ({ names, readers, completion, last_dt }: FileReading) =>
  [
    text.readBy(names[0] ?? text.anonymous, readers - 1),
    completion === null ? null : text.completion(completion),
    showDateTime(last_dt),
  ]
    .filter(Boolean)
    .join(' · ')

/** Who has read a file, how far, and when last. */
export const FileReadingWords = ({ reading }: { reading: FileReading | undefined }) => {
  if (!reading) return <SmallText as="span">{text.notRead}</SmallText>
  return (
    <span className={classes.reading} title={reading.names.join(', ')}>
      <Tag tone={reading.finished > 0 ? 'green' : 'accent'}>
        {reading.finished > 0 ? text.finishedBy(reading.finished) : text.readersCount(reading.readers)}
      </Tag>
      <SmallText as="span">{wordsOf(reading)}</SmallText>
    </span>
  )
}
