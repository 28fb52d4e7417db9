import { IconCloudUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import classes from './DropZone.module.css'

interface DropZoneProps {
  words: ReactNode
  hint?: ReactNode
  multiple?: boolean
  /** What the browser's own window offers; anything can still be dropped. */
  accept?: string
  /** One line: where several stand on a screen, or beside what matters more. */
  slim?: boolean
  onFiles: (files: File[]) => void
  /** Folders were dropped; they are left out. */
  onFolders?: () => void
}

const isFolder = (item: DataTransferItem) => item.webkitGetAsEntry?.()?.isDirectory ?? false

/** Takes files by drop, click or keyboard. */
export const DropZone = ({ words, hint, multiple, accept, slim, onFiles, onFolders }: DropZoneProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  const give = (files: File[]) => {
    const taken = multiple ? files : files.slice(0, 1)
    if (taken.length) onFiles(taken)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const items = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
    if (items.some(isFolder)) onFolders?.()
    give(items.filter((item) => !isFolder(item)).flatMap((item) => item.getAsFile() ?? []))
  }

  return (
    <>
      <button
        type="button"
        className={`${classes.zone} no-print`}
        data-over={isOver || undefined}
        data-slim={slim || undefined}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconCloudUpload size={slim ? 18 : 22} stroke={1.5} aria-hidden className={classes.icon} />
        <span className={classes.texts}>
          <span className={classes.words}>{words}</span>
          {hint && <span className={classes.hint}>{hint}</span>}
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        onChange={(event) => {
          give([...(event.currentTarget.files ?? [])])
          // The same file chosen again is a change again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}
