import { useState } from 'react'
import { keep, kept } from '../../shared/lib/storage.ts'
import { useMedia } from '../../shared/lib/useMedia.ts'

const key = 'crm.sidebar'
const narrow = 'narrow'

/** Narrow by choice, which is remembered, or by force where the window is. */
export const useSidebar = () => {
  const isForced = useMedia('(max-width: 899px)')
  const [isChosen, setChosen] = useState(() => kept(key) === narrow)
  const toggle = () => {
    keep(key, isChosen ? null : narrow)
    setChosen(!isChosen)
  }
  return { isNarrow: isForced || isChosen, isForced, toggle }
}
