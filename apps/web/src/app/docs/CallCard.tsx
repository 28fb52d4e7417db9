import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import classes from './CallCard.module.css'
import { docsText } from './docs.messages.ts'
import type { DocumentedCall, FieldLine } from './openApiDocument.ts'

const methodTones: Record<string, Tone> = { GET: 'accent', POST: 'green', PUT: 'amber', DELETE: 'red' }

const FieldTable = ({ title, lines }: { title: string; lines: FieldLine[] }) =>
  lines.length > 0 && (
    <section className={classes.part}>
      <h3>{title}</h3>
      <table className={classes.fields}>
        <thead>
          <tr>
            <th scope="col">{docsText.fieldName}</th>
            <th scope="col">{docsText.fieldType}</th>
            <th scope="col">{docsText.fieldNotes}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two inner fields may share a name; their order is fixed
            <tr key={index}>
              <td style={{ paddingLeft: line.depth * 16 }}>
                <code>{line.name}</code>
                {line.required && <span className={classes.required}>{docsText.required}</span>}
              </td>
              <td>{line.type}</td>
              <td>{line.notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )

/** One call: a line to find it by, its fields behind it, drawn when somebody first asks for them. */
export const CallCard = ({ call }: { call: DocumentedCall }) => {
  const [asked, setAsked] = useState(false)
  return (
    <details className={classes.call} onToggle={() => setAsked(true)}>
      <summary className={classes.summary}>
        <IconChevronRight size={16} stroke={1.6} aria-hidden className={classes.arrow} />
        <span className={classes.method}>
          <Tag tone={methodTones[call.method]}>{call.method}</Tag>
        </span>
        <code className={classes.path}>{call.path}</code>
        <span className={classes.words}>{call.summary}</span>
        <span className={classes.access}>{call.access}</span>
      </summary>
      {asked && (
        <div className={classes.parts}>
          <FieldTable title={docsText.parameters} lines={call.parameters} />
          <FieldTable title={docsText.body} lines={call.body} />
          <FieldTable title={docsText.answer} lines={call.answer} />
        </div>
      )}
    </details>
  )
}
