import { Note } from '../../../shared/ui/Note.tsx'
import { coursesText as text } from '../courses.messages.ts'
import classes from '../list/Courses.module.css'

export const MissingList = ({ missing }: { missing: readonly string[] }) => (
  <ul className={classes.missing}>
    {missing.map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
)

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
