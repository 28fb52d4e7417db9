import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { Button } from '@mantine/core'
import { useMay } from '../../shared/lib/useMay.ts'
import classes from './AlimtalkDialog.module.css'
import { AlimtalkHistory } from './AlimtalkHistory.tsx'
import { useAlimtalkOf } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { latestOf } from './latest.ts'
import { openTellClient } from './useTellClient.tsx'

const Sent = ({ ms_no }: { ms_no: number }) => {
  const found = useAlimtalkOf(ms_no).data
  if (!found) return null
  const latest = latestOf(found.query)
  const { change, may_tell, contacts } = found.meeting
  const isUntold = change !== null && change.told_dt === null && may_tell && contacts.length > 0
  return (
    <>
      {isUntold && (
        <div className={classes.untold}>
          <span>{alimtalkText.untold}</span>
          <Button size="compact-sm" onClick={() => openTellClient(ms_no)}>
            {alimtalkText.tell}
          </Button>
        </div>
      )}
      {latest.length > 0 && (
        <section>
          <h3 className={classes.part}>{alimtalkText.history}</h3>
          <AlimtalkHistory notices={latest} />
        </section>
      )}
    </>
  )
}

/** What became of the last message to each of a meeting's people, and a change that nobody has told them yet. */
export const MeetingAlimtalk = ({ ms_no }: { ms_no: number }) => useMay(alimtalk.read) && <Sent ms_no={ms_no} />
