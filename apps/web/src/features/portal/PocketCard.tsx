import { grouped } from '../../shared/lib/grouped.ts'
import { Card } from '../../shared/ui/Card.tsx'
import classes from './PocketCard.module.css'
import { text } from './portal.messages.ts'

/** The company's points. */
export const PocketCard = ({ cash }: { cash: number }) => (
  <Card title={text.pocket}>
    <p className={classes.cash}>
      <strong>{grouped(cash)}</strong> {text.pocketUnit}
    </p>
    <p className={classes.hint}>{text.pocketHint}</p>
  </Card>
)
