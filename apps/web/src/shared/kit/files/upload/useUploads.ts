import { type FileTarget, files } from '@crm/contract/features/files/files'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { queryClient, readKey } from '../../../lib/server/queryClient.ts'
import { useUnsaved } from '../../../lib/storage/unsaved.ts'
import { toast } from '../../../ui/overlay/toast.ts'
import { filesText } from '../files.messages.ts'
import { compressImage } from '../images/compressImage.ts'
import { type Transport, transport } from './transport.ts'
import type { Upload } from './uploadItems.ts'
import { createUploads } from './uploads.ts'

interface UploadsOptions {
  /** The record, when it exists: files then go as soon as they are chosen. In a form, call `sendTo` once it is saved. */
  to?: FileTarget
  /** Pictures are made to fit into a square of so many pixels. */
  imageEdge?: number
  /** Other than to the server only in the gallery. */
  by?: Transport
}

export interface UseUploads {
  items: readonly Upload[]
  isRunning: boolean
  /** Chosen files; what is wrong with them is said in a toast. */
  add: (chosen: File[]) => void
  cancel: (id: number) => void
  /** Only where the record exists. */
  retry: (id: number) => void
  /** Pictures that are still being made smaller: `sendTo` waits for them. */
  waitFor: (work: Promise<unknown>) => void
  /** Sends everything to a record that has just been made; tells how many files did not make it. */
  sendTo: (to: FileTarget) => Promise<number>
}

/** What cannot be read as a picture goes as it is. */
const shrunk = (chosen: File[], edge: number) =>
  Promise.all(
    chosen.map((file) => (file.type.startsWith('image/') ? compressImage(file, edge).catch(() => file) : file)),
  )

/** Files on their way. Leaving while something is sent or still chosen asks first; being taken off the screen breaks it off. */
export const useUploads = ({ to, imageEdge, by = transport }: UploadsOptions = {}): UseUploads => {
  const [uploads] = useState(() =>
    createUploads(by, async () => {
      if (to) toast.success(filesText.uploaded)
      // Until the list has the file, its row stays: nothing flickers.
      await queryClient.invalidateQueries({ queryKey: readKey(files.list) })
    }),
  )
  const items = useSyncExternalStore(uploads.subscribe, uploads.current)
  useEffect(() => uploads.cancelAll, [uploads])
  useUnsaved(items.some(({ state }) => state !== 'failed'))

  const coming = useRef(new Set<Promise<unknown>>())
  const waitFor = (work: Promise<unknown>) => {
    coming.current.add(work)
    const forget = () => coming.current.delete(work)
    work.then(forget, forget)
  }
  const take = (chosen: File[]) => {
    const problem = uploads.add(chosen)
    if (problem) toast.error(problem)
    else if (to) uploads.sendChosen(to)
  }
  return {
    items,
    isRunning: uploads.isRunning(),
    add: (chosen) => (imageEdge ? waitFor(shrunk(chosen, imageEdge).then(take)) : take(chosen)),
    cancel: uploads.cancel,
    retry: (id) => {
      if (to) uploads.retry(id, to)
    },
    waitFor,
    sendTo: async (target) => {
      await Promise.allSettled(coming.current)
      return uploads.sendTo(target)
    },
  }
}
