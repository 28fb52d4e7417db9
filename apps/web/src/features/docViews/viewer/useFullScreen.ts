import { useEffect, useState } from 'react'

/** The whole page goes to full screen, not the viewer alone: menus, dialogs and toasts lie beside it in the document. */
export const useFullScreen = () => {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return { isFull, toggle }
}
