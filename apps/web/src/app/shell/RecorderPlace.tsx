import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { barStore } from '../../features/recordings/bar/barStore.ts'
import { hidesRecorder } from '../../features/recordings/bar/hiddenPaths.ts'
import { RecorderTab } from '../../features/recordings/bar/RecorderTab.tsx'
import { lazyPart } from '../../shared/lib/page/lazyPart.tsx'
import { shellText } from './shell.messages.ts'

const RecorderParts = lazyPart(() => import('./RecorderParts.tsx').then((file) => file.RecorderParts))

/** The recorder of the staff's pages: only its button until somebody wants it, or an earlier recording needs it. */
export const RecorderPlace = () => {
  const { isWanted } = useSyncExternalStore(barStore.subscribe, barStore.getState)
  const { pathname, search } = useLocation()
  if (hidesRecorder(pathname)) return null
  return isWanted || search.includes('recording=') ? <RecorderParts /> : <RecorderTab label={shellText.recorder} />
}
