import { useEffect } from 'react'
import { barStore } from '../../features/recordings/bar/barStore.ts'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'

const RecorderBar = lazyPart(() =>
  import('../../features/recordings/bar/RecorderBar.tsx').then((file) => file.RecorderBar),
)
const MeetingChoice = lazyPart(() =>
  import('../../features/meetings/records/MeetingChoice.tsx').then((file) => file.MeetingChoice),
)

/** Alarms lead to `/?recording=7`, whatever screen that is. */
const useRecordingInAddress = () => {
  const [id, change] = useAddressNumber('recording')
  useEffect(() => {
    if (id === null) return
    barStore.view(id)
    change(null, { replace: true })
  }, [id, change])
}

/**
 * A file of its own between shell and bar: a chunk lists all files of what it loads lazily, and that list would be part
 * of the first load.
 */
export const RecorderParts = () => {
  useRecordingInAddress()
  return <RecorderBar meetingChoice={MeetingChoice} />
}
