import { showNumber } from '../../shared/lib/showNumber.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import classes from './PocketCard.module.css'
import { portalText } from './portal.messages.ts'

/** The company's points. */
export const PocketCard = ({ cash }: { cash: number }) => (
  <Card title={portalText.pocket}>
    <p className={classes.cash}>
      <strong>{showNumber(cash)}</strong> {portalText.pocketUnit}
    </p>
    <SmallText>{portalText.pocketHint}</SmallText>
  </Card>
)
