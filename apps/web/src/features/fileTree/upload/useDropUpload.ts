import type { FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { type Picked, pickedFrom, readDropped } from '../../../shared/kit/files/upload/pickedFiles.ts'
import { isTyping } from '../../../shared/lib/isTyping.ts'
import { toast } from '../../../shared/ui/toast.ts'
import { startUpload } from './startUpload.tsx'
import { uploadText as text } from './upload.messages.ts'

interface Options {
  /** The open box, where something may be added to it. */
  parent: number | null
  /** What is shown: files can be dropped on a box as well. */
  entries: readonly FileEntry[]
  isOn: boolean
}

/** Rows that are dragged inside the page bring no files. */
const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

const rowNumber = ({ target }: DragEvent) =>
  target instanceof Element ? Number(target.closest('[data-row]')?.getAttribute('data-row')) : Number.NaN

/** Files that are dropped on the tree or one of its boxes, pasted or picked. */
export const useDropUpload = ({ parent, entries, isOn }: Options) => {
  const [isOver, setOver] = useState(false)
  const latest = useRef(parent)
  latest.current = parent

  useEffect(() => {
    if (!isOn) return
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const isText = isTyping(event)
      if (latest.current === null || files.length === 0 || isText) return
      event.preventDefault()
      startUpload(latest.current, pickedFrom(files))
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [isOn])

  /** The box under the pointer, or the open one. */
  const boxAt = (event: DragEvent) => {
    const under = rowNumber(event)
    const box = entries.find(({ ft_no, kind }) => kind === 'box' && ft_no === under)
    return box?.ft_no ?? parent
  }

  const drop = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const box = boxAt(event)
    if (box === null) return toast.error(text.openBoxFirst)
    const { dropped } = readDropped(event.dataTransfer)
    dropped.then(
      ({ files, emptyFolders }) => startUpload(box, files, emptyFolders),
      () => toast.error(text.unreadable),
    )
  }

  return {
    isOver,
    addPicked: (picked: Picked[]) => {
      if (parent !== null) startUpload(parent, picked)
    },
    dropProps: isOn
      ? {
          onDragOver: (event: DragEvent) => {
            if (!hasFiles(event)) return
            event.preventDefault()
            setOver(true)
          },
          onDragLeave: (event: DragEvent) => {
            const { currentTarget, relatedTarget } = event
            if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
          },
          onDrop: drop,
        }
      : {},
  }
}
