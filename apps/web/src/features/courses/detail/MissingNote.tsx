import { Bullets } from '../../../shared/ui/display/Bullets.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { coursesText as text } from '../courses.messages.ts'

export const MissingList = ({ missing }: { missing: readonly string[] }) => <Bullets items={missing} />

/** What a course needs before it can be sold. */
export const MissingNote = ({ missing }: { missing: readonly string[] }) =>
  missing.length ? (
    <Note as="div" tone="amber">
      <strong>{text.missing}</strong>
      <MissingList missing={missing} />
    </Note>
  ) : (
    <Note tone="green">{text.nothingMissing}</Note>
  )
