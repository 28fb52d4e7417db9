import type { MeetingDetail } from '@crm/contract/features/meetings/meetings.rows'
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useMemoOf } from '../meetings.api.ts'
import { detailText as text } from '../records/records.messages.ts'
import { MemoDialog } from './MemoDialog.tsx'

const Title = ({ msm_no }: { msm_no: number }) => useMemoOf(msm_no).data?.query[0]?.msm_title ?? text.openMemo

/** A meeting's memo by its title, or the way to its first one. */
export const MemoLink = ({ meeting }: { meeting: MeetingDetail }) => {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Anchor component="button" type="button" inherit ta="left" underline="always" onClick={() => setOpened(true)}>
        {meeting.msm_no === null ? text.writeMemo : <Title msm_no={meeting.msm_no} />}
      </Anchor>
      {opened && <MemoDialog meeting={meeting} onClose={() => setOpened(false)} />}
    </>
  )
}
