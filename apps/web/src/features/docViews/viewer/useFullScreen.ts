import { useEffect, useState } from 'react'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { viewerText as text } from './viewer.messages.ts'

/** The whole page goes to full screen, not the viewer alone: menus, dialogs and toasts lie beside it in the document. */
export const useFullScreen = () => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
  const toggle = () => {
    const root = document.documentElement
    const changing = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen()
    changing.catch(() => toast.error(text.notFullScreen))
  }
  // iPhones have none, and where a page is embedded it may be forbidden: the document has the whole window anyway.
  return { isFull, toggle: document.fullscreenEnabled ? toggle : undefined }
}
