import { answerReason } from '@crm/contract/features/estimates/estimates.words'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { pageText as text } from './publicEstimates.messages.ts'

/** What has become of it; nothing while it waits for an answer. */
export const AnswerNote = ({ estimate }: { estimate: PublicEstimate }) => {
  const { state, answer, has_asked_reissue, has_contract } = estimate
  if (state === 'issued' && has_contract)
    return (
      <Note tone="accent" role="status">
        {text.isBeingSigned}
      </Note>
    )
  if (state === 'expired') return <Note tone="amber">{has_asked_reissue ? text.reissueAsked : text.expired}</Note>
  if (state === 'accepted' && !answer)
    return (
      <Note tone="green" role="status">
        {text.isAgreed}
      </Note>
    )
  if (!answer || state === 'issued') return null
  const when = showDateTime(answer.answered_dt)
  if (state === 'accepted')
    return (
      <Note tone="green" role="status">
        <strong>{text.isAccepted(answer.name, when)}</strong> {!has_contract && text.acceptedNext}
      </Note>
    )
  const why = [answer.reason && answerReason.label(answer.reason), answer.text].filter(Boolean).join(' · ')
  return (
    <Note role="status">
      <strong>{text.isRejected(answer.name, when)}</strong> {why} {text.rejectedNext}
    </Note>
  )
}
