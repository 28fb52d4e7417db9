import { useState } from 'react'
import { keep, kept } from '../../shared/lib/storage.ts'

const key = 'crm.sidebar'
const narrow = 'narrow'

/** Whether the sidebar is narrow by choice, remembered; below 900 px it is narrow anyway. */
export const useSidebar = () => {
  const [isNarrow, setNarrow] = useState(() => kept(key) === narrow)
  const toggle = () => {
    keep(key, isNarrow ? null : narrow)
    setNarrow(!isNarrow)
  }
  return { isNarrow, toggle }
}
