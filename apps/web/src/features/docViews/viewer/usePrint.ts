import { useEffect, useRef, useState } from 'react'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { mostPrinted, printPages } from './printPages.ts'
import type { PageSource } from './sources/pageSource.ts'
import { viewerText as text } from './viewer.messages.ts'

/** Prints all pages, one call at a time; where it is not allowed, it says so. */
export const usePrint = (source: PageSource, watermark: string | undefined, isAllowed: boolean) => {
  const [isPrinting, setPrinting] = useState(false)
  const isBusy = useRef(false)
  /** Takes away the pages of the last time. */
  const last = useRef<AbortController>(null)
  useEffect(() => () => last.current?.abort(), [])

  const print = async () => {
    if (!isAllowed) return toast.error(text.mayNotPrint)
    if (source.count > mostPrinted) return toast.error(text.tooManyToPrint)
    if (isBusy.current) return
    isBusy.current = true
    setPrinting(true)
    last.current?.abort()
    const printing = new AbortController()
    last.current = printing
    const { signal } = printing
    await printPages(source, watermark, signal).catch(() => signal.aborted || toast.error(text.notPrinted))
    isBusy.current = false
    setPrinting(false)
  }
  return { print, isPrinting }
}
