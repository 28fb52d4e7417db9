import { EntryName, type FileEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useRename } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './FileTree.module.css'

/** How many letters of a name are its own: a file keeps its ending. */
export const stemLength = ({ kind, name }: Pick<FileEntry, 'kind' | 'name'>) => {
  const dot = name.lastIndexOf('.')
  return kind === 'file' && dot > 0 ? dot : name.length
}

/** A new name in the name's own place: Enter or leaving it saves, Esc gives it up. */
export const RenameField = ({ entry, onDone }: { entry: FileEntry; onDone: () => void }) => {
  const rename = useRename()
  const [typed, setTyped] = useState(entry.name)
  const isOver = useRef(false)

  const finish = (isSaved: boolean) => {
    if (isOver.current) return
    isOver.current = true
    onDone()
    // The row takes the focus back once the field is gone.
    setTimeout(() => document.querySelector<HTMLElement>(`[data-row="${entry.ft_no}"]`)?.focus())
    const name = EntryName.safeParse(typed)
    if (!isSaved || name.data === entry.name) return
    if (name.success) rename.mutate({ params: { ft_no: entry.ft_no }, body: { name: name.data, rev: entry.rev } })
    else toast.error(name.error.issues[0]?.message ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') finish(true)
    else if (event.key === 'Escape') finish(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <input
      className={classes.rename}
      aria-label={text.renameLabel(entry.name)}
      value={typed}
      maxLength={255}
      ref={(field) => {
        if (!field || field === document.activeElement) return
        field.focus()
        field.setSelectionRange(0, stemLength(entry))
      }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(true)}
    />
  )
}
