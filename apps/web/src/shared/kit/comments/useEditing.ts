import { useState } from 'react'
import { dropDraft } from '../../lib/storage/draft.ts'

/** A text that is edited in its place; whoever stops, or has sent it, drops what was kept of it. */
export const useEditing = (draftKey: string) => {
  const [isEditing, setEditing] = useState(false)
  return {
    isEditing,
    draftKey,
    start: () => setEditing(true),
    stop: () => {
      dropDraft(draftKey)
      setEditing(false)
    },
  }
}
