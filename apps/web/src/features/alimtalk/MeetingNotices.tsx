import { alimtalk } from '@crm/contract/features/alimtalk/alimtalk'
import { useMay } from '../../shared/lib/useMay.ts'
import { useNoticesOf } from './alimtalk.api.ts'
import { text } from './alimtalk.messages.ts'
import { latestOf } from './latest.ts'
import { NoticeHistory } from './NoticeHistory.tsx'
import classes from './NoticeModal.module.css'

const Sent = ({ ms_no }: { ms_no: number }) => {
  const latest = latestOf(useNoticesOf(ms_no).data?.query ?? [])
  if (!latest.length) return null
  return (
    <section>
      <h3 className={classes.part}>{text.history}</h3>
      <NoticeHistory notices={latest} />
    </section>
  )
}

/** What became of the last message to each of a meeting's people; nothing where nobody has been written to. */
export const MeetingNotices = ({ ms_no }: { ms_no: number }) => useMay(alimtalk.read) && <Sent ms_no={ms_no} />
