import { useEffect, useEffectEvent } from 'react'
import { barStore } from './barStore.ts'

/** The palette opens forms; this one only opens the recorder bar. */
export const StartFromPalette = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const hand = useEffectEvent(() => {
    barStore.wantStart()
    onClose()
  })
  useEffect(() => {
    if (opened) hand()
  }, [opened])
  return null
}
