import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { nameByTime } from '../../../shared/kit/files/upload/nameByTime.ts'
import { type Picked, pickedFrom, readDropped } from '../../../shared/kit/files/upload/pickedFiles.ts'
import { isTyping } from '../../../shared/lib/keyboard/isTyping.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { startUpload } from './startUpload.tsx'
import { uploadText as text } from './upload.messages.ts'

export interface DropTarget {
  ft_no: number
  name: string
  isShared: boolean
  /** A row of the list, which must stay in sight; else the open box. */
  isRow: boolean
}

interface Options {
  /** The open box, where something may be added to it. */
  parent: Omit<DropTarget, 'isRow'> | null
  /** What is shown: files can be dropped on a box as well. */
  entries: readonly FileEntry[]
  isOn: boolean
}

/** Rows that are dragged inside the page bring no files. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Where nothing can be added the browser would leave the page for the file. */
const refuseFiles = (event: DragEvent) => {
  if (!hasFiles(event)) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'none'
}

const rowNumber = ({ target }: DragEvent) =>
  target instanceof Element ? Number(target.closest('[data-row]')?.getAttribute('data-row')) : Number.NaN

/** What stands over the tree has the clipboard: the viewer, a dialog. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null

/** Files that are dropped on the tree or one of its boxes, pasted or picked. */
export const useDropUpload = ({ parent, entries, isOn }: Options) => {
  /** Where what is held over the tree would go; undefined while nothing is. */
  const [over, setOver] = useState<DropTarget | null | undefined>()
  const latest = useRef<number | null>(null)
  latest.current = parent?.ft_no ?? null

  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isText = isTyping(event)
      if (latest.current === null || files.length === 0 || isText || isCovered()) return
      event.preventDefault()
      startUpload(latest.current, pickedFrom(nameByTime(files, text.pasted)))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isOn])

  /** The box under the pointer, or the open one. */
  const boxAt = (event: DragEvent): DropTarget | null => {
    const under = rowNumber(event)
    const box = entries.find(({ ft_no, kind }) => kind === 'box' && ft_no === under)
    if (box) return { ft_no: box.ft_no, name: box.name, isShared: box.shares > 0 || !!parent?.isShared, isRow: true }
    return parent && { ...parent, isRow: false }
  }

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(undefined)
    const box = boxAt(event)
    if (box === null) return toast.error(text.openBoxFirst)
    const { dropped } = readDropped(event.dataTransfer)
    dropped.then(
      ({ files, emptyFolders }) => startUpload(box.ft_no, files, emptyFolders),
      () => toast.error(text.unreadable),
    )
  }

  return {
    over,
    addPicked: (picked: Picked[]) => {
      if (parent !== null) startUpload(parent.ft_no, picked)
    },
    dropProps: isOn
      ? {
          onDragOver: (event: DragEvent) => {
            if (!hasFiles(event)) return
            event.preventDefault()
            const next = boxAt(event)
            setOver((now) => (now?.ft_no === next?.ft_no && now !== undefined ? now : next))
          },
          onDragLeave: (event: DragEvent) => {
            const { currentTarget, relatedTarget } = event
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(undefined)
          },
          onDrop: drop,
        }
      : { onDragOver: refuseFiles },
  }
}
