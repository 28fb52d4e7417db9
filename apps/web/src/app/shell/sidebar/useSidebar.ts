import { useState } from 'react'
import { useMedia } from '../../../shared/lib/page/useMedia.ts'
import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'

const key = 'crm.sidebar'
const narrow = 'narrow'

/** Narrow by choice, which is remembered, or by force where the window is. */
export const useSidebar = () => {
  const isForced = useMedia('(max-width: 899px)')
  const [isChosen, setChosen] = useState(() => readStored(key) === narrow)
  const toggle = () => {
    writeStored(key, isChosen ? null : narrow)
    setChosen(!isChosen)
  }
  return { isNarrow: isForced || isChosen, isForced, toggle }
}
