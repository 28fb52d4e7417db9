import { longestReply } from '@crm/contract/features/docReplies/docReplies'
import { Button } from '@mantine/core'
import { IconMapPin, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { commentsText } from '../../shared/kit/comments/comments.messages.ts'
import { PlainCommentForm } from '../../shared/kit/comments/PlainCommentForm.tsx'
import { dropDraft } from '../../shared/lib/storage/draft.ts'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { useCreateReply } from './docReplies.api.ts'
import { repliesText as text } from './docReplies.messages.ts'
import type { Pinning } from './pins.ts'
import classes from './Replies.module.css'

interface NewReplyProps {
  dv_no: number
  /** The page that is shown. */
  page: number
  pinning: Pinning
}

/** A new comment on the page that is shown, or on a spot that was chosen. */
export const NewReply = ({ dv_no, page: shown, pinning }: NewReplyProps) => {
  const { draft, setDraft, setPlacing } = pinning
  // A sent form makes room for an empty one.
  const [edition, setEdition] = useState(0)
  const draftKey = `doc_reply.new.${dv_no}`
  const create = useCreateReply(() => {
    dropDraft(draftKey)
    setEdition(edition + 1)
    setDraft(null)
  })
  const page = draft?.page ?? shown
  const pin = draft && { x: draft.x, y: draft.y }
  return (
    <Stack gap="tight">
      <Inline gap="tight">
        <span className={classes.page}>{text.pageTag(page)}</span>
        {draft ? (
          <>
            <SmallText as="span">{text.pinSet}</SmallText>
            <IconButton aria-label={text.removePin} title={text.removePin} onClick={() => setDraft(null)}>
              <IconX size={16} stroke={1.6} aria-hidden />
            </IconButton>
          </>
        ) : (
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconMapPin size={14} aria-hidden />}
            onClick={() => setPlacing(true)}
          >
            {text.setPin}
          </Button>
        )}
      </Inline>
      <PlainCommentForm
        key={edition}
        label={text.writeAt(page)}
        submit={commentsText.send}
        maxLength={longestReply}
        busy={create.isPending}
        draftKey={draftKey}
        onSend={(docr_content) => create.mutate({ body: { dv_no, docr_content, docr_page: page, parent: null, pin } })}
      />
    </Stack>
  )
}
