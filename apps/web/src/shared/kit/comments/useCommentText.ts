import { commentMessages } from '@crm/contract/features/comments/comments'
import { useEffect, useEffectEvent, useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../lib/storage/draft.ts'
import { useUnsaved } from '../../lib/storage/unsaved.ts'
import { useAutosave } from '../../lib/storage/useAutosave.ts'
import { askBeforeLeaving } from '../../ui/overlay/askBeforeLeaving.ts'
import { openLayer } from '../../ui/overlay/layers.ts'

export interface CommentFormProps {
  initial?: string
  label: string
  submit: string
  busy: boolean
  onSend: (content: string) => void
  onCancel?: () => void
  /** Keeps what is typed under this name; whoever sends it drops it. */
  draftKey: string
}

interface Options extends Pick<CommentFormProps, 'initial' | 'busy' | 'onSend' | 'onCancel' | 'draftKey'> {
  hasText: (content: string) => boolean
  /** What is said where nothing was typed. */
  missing?: string | undefined
}

interface CommentDraft {
  content: string
}

/** What somebody is writing: kept as a draft, asked about before it is thrown away, and missing said at the field. */
export const useCommentText = ({ initial = '', busy, onSend, onCancel, draftKey, hasText, missing }: Options) => {
  const [content, setContent] = useState(() => readDraft<CommentDraft>(draftKey)?.content || initial)
  const [error, setError] = useState<string | null>(null)
  const isUnsaved = content !== initial && hasText(content)
  const discard = () => dropDraft(draftKey)
  useUnsaved(isUnsaved, discard)
  const draft: CommentDraft = { content }
  useAutosave(content, () => (isUnsaved ? writeDraft(draftKey, draft) : discard()))
  const cancel = async () => {
    if (!isUnsaved || (await askBeforeLeaving())) onCancel?.()
  }
  const isOpened = onCancel !== undefined
  const close = useEffectEvent(cancel)
  // Esc leaves what was opened to write in, before the panel around it.
  useEffect(() => (isOpened ? openLayer(() => close()) : undefined), [isOpened])
  return {
    content,
    error,
    change: (changed: string) => {
      setContent(changed)
      setError(null)
    },
    send: () => {
      const isMissing = !hasText(content)
      setError(isMissing ? (missing ?? commentMessages.missing) : null)
      if (!isMissing && !busy) onSend(content)
    },
    cancel,
  }
}
