import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { barStore } from '../../features/recordings/bar/barStore.ts'
import { hidesRecorder } from '../../features/recordings/bar/hiddenPaths.ts'
import { RecorderTab } from '../../features/recordings/bar/RecorderTab.tsx'
import { lazyPart } from '../../shared/lib/lazyPart.tsx'
import { useAddressNumber } from '../../shared/lib/useAddressNumber.ts'
import { shellText } from './shell.messages.ts'

const RecorderParts = lazyPart(() => import('./RecorderParts.tsx').then((file) => file.RecorderParts))

/** Alarms lead to `/?recording=7`, whatever screen that is. */
const useRecordingInAddress = () => {
  const [id, change] = useAddressNumber('recording')
  useEffect(() => {
    if (id === null) return
    barStore.view(id)
    change(null, { replace: true })
  }, [id, change])
}

/** The recorder of the staff's pages: only its button until somebody wants it, or an earlier recording needs it. */
export const RecorderPlace = () => {
  const { isWanted } = useSyncExternalStore(barStore.subscribe, barStore.getState)
  useRecordingInAddress()
  if (hidesRecorder(useLocation().pathname)) return null
  return isWanted ? <RecorderParts /> : <RecorderTab label={shellText.recorder} />
}
