import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { useMay } from '../../shared/lib/useMay.ts'
import classes from './AlimtalkDialog.module.css'
import { AlimtalkHistory } from './AlimtalkHistory.tsx'
import { useAlimtalkOf } from './alimtalk.api.ts'
import { alimtalkText } from './alimtalk.messages.ts'
import { latestOf } from './latest.ts'

const Sent = ({ ms_no }: { ms_no: number }) => {
  const latest = latestOf(useAlimtalkOf(ms_no).data?.query ?? [])
  if (!latest.length) return null
  return (
    <section>
      <h3 className={classes.part}>{alimtalkText.history}</h3>
      <AlimtalkHistory notices={latest} />
    </section>
  )
}

/** What became of the last message to each of a meeting's people; nothing where nobody has been written to. */
export const MeetingAlimtalk = ({ ms_no }: { ms_no: number }) => useMay(alimtalk.read) && <Sent ms_no={ms_no} />
