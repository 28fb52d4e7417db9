import type { Attachment } from '@crm/contract/features/files/files'
import { useEffect, useRef, useState } from 'react'
import { download } from './download.ts'

/** Downloads that are running, by `fa_no`, with how much of each has arrived; leaving the screen lets them finish. */
export const useDownloads = () => {
  const [shares, setShares] = useState<ReadonlyMap<number, number>>(new Map())
  const running = useRef(new Map<number, AbortController>())
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const note = (fa_no: number, share: number | null) => {
    if (isGone.current) return
    setShares((before) => {
      const next = new Map(before)
      if (share === null) next.delete(fa_no)
      else next.set(fa_no, share)
      return next
    })
  }

  return {
    shareOf: (fa_no: number) => shares.get(fa_no),
    start: async (file: Attachment) => {
      const { fa_no } = file
      if (running.current.has(fa_no)) return
      const abort = new AbortController()
      running.current.set(fa_no, abort)
      note(fa_no, 0)
      await download(file, { signal: abort.signal, onProgress: (share) => note(fa_no, share) })
      running.current.delete(fa_no)
      note(fa_no, null)
    },
    cancel: (fa_no: number) => running.current.get(fa_no)?.abort(),
  }
}
