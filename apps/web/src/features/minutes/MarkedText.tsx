import { readMarks, type Span } from '@crm/contract/features/minutes/minutesMarks'
import classes from './MarkedText.module.css'

/** Texts are read anew whenever they change, so a place in them is the only name that a part has. */
const keyAt = (place: number) => `at ${place}`

const Words = ({ spans }: { spans: Span[] }) =>
  spans.map(({ text, isBold }, place) =>
    isBold ? <strong key={keyAt(place)}>{text}</strong> : <span key={keyAt(place)}>{text}</span>,
  )

/** Minutes as they are read: lists and bold words drawn, everything else as it was written. */
export const MarkedText = ({ text }: { text: string }) => (
  <div className={classes.text}>
    {readMarks(text).map((block, place) => {
      if (block.kind === 'line') {
        return (
          <p key={keyAt(place)}>
            <Words spans={block.spans} />
          </p>
        )
      }
      const items = block.items.map((spans, item) => (
        <li key={keyAt(item)}>
          <Words spans={spans} />
        </li>
      ))
      return block.isNumbered ? (
        <ol key={keyAt(place)} start={block.first}>
          {items}
        </ol>
      ) : (
        <ul key={keyAt(place)}>{items}</ul>
      )
    })}
  </div>
)
