import { Card } from '../../shared/ui/Card.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import classes from './Pocket.module.css'
import { PocketForm } from './PocketForm.tsx'
import { PocketHistory } from './PocketHistory.tsx'
import { useBalance } from './pocket.api.ts'
import { pocketText } from './pocket.messages.ts'

/** A company's points: how many there are, adding some, and all that happened to them. */
export const PocketPanel = ({ client_no }: { client_no: number }) => {
  const cash = useBalance(client_no)
  return (
    <>
      <Card title={pocketText.title}>
        <div className={classes.balance}>
          <span>{pocketText.balance}</span>
          {cash === undefined ? <Skeleton w={120} h={26} /> : <strong>{pocketText.points(cash)}</strong>}
        </div>
        <PocketForm client_no={client_no} cash={cash ?? 0} />
      </Card>
      <PocketHistory client_no={client_no} />
    </>
  )
}
