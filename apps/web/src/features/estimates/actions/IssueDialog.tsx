import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { isMobile } from '@crm/contract/features/estimates/estimates.words'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { koreaToday } from '../../../shared/lib/format/date.ts'
import { useWrite } from '../../../shared/lib/server/useWrite.ts'
import { Bullets } from '../../../shared/ui/display/Bullets.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { keepEstimate } from '../estimates.api.ts'
import { estimateActionsText as text } from '../estimates.messages.ts'
import { missingOf } from './missing.ts'

interface IssueDialogProps {
  estimate: Estimate
  draft: EstimateDraft
  /** Something typed is on its way to the server. */
  isSaving: boolean
  onClose: () => void
}

/** By KakaoTalk, by mail, or both. */
const reachedBy = ({ est_to_phone, est_to_email }: EstimateDraft) =>
  [isMobile(est_to_phone) && text.byTalk(est_to_phone), est_to_email].filter(Boolean).join(', ')

/** The last look before it is issued: what is missing, and whether it is sent. */
export const IssueDialog = ({ estimate, draft, isSaving, onClose }: IssueDialogProps) => {
  const { est_no, rev } = estimate
  const reached = reachedBy(draft)
  const [sendsMail, setSendsMail] = useState(true)
  const missing = missingOf(draft, koreaToday())
  const issue = useWrite(estimates.issue, {
    done: text.issued,
    onDone: ({ query: [issued] }) => {
      if (issued) keepEstimate(issued)
      onClose()
    },
  })
  return (
    <ModalCard
      opened
      title={text.issueTitle}
      onClose={onClose}
      note={isSaving && missing.length === 0 && text.waits}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close}>
            {text.cancel}
          </Button>
          <Button
            disabled={missing.length > 0 || isSaving}
            loading={issue.isPending}
            onClick={() => issue.mutate({ params: { est_no }, body: { rev, sends_mail: reached !== '' && sendsMail } })}
          >
            {text.issue}
          </Button>
        </>
      )}
    >
      <Stack>
        <SmallText>{text.issueNote}</SmallText>
        {missing.length > 0 ? (
          <Note as="div" tone="amber">
            <strong>{text.missing}</strong>
            <Bullets items={missing} />
          </Note>
        ) : reached ? (
          <Checkbox
            label={text.sendsTo(reached)}
            checked={sendsMail}
            onChange={({ currentTarget }) => setSendsMail(currentTarget.checked)}
          />
        ) : (
          <SmallText>{text.noEmail}</SmallText>
        )}
      </Stack>
    </ModalCard>
  )
}
