import { answerReason } from '@crm/contract/features/estimates/estimates.words'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { won } from '@crm/contract/kit/numbers'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { PublicFoot } from '../../shared/ui/page/PublicPage.tsx'
import type { EstimateCalls } from './estimateCalls.ts'
import { pageText as text } from './publicEstimates.messages.ts'

interface AnswerProps {
  calls: EstimateCalls
  estimate: PublicEstimate
  chosen: number[]
  /** With what is chosen. */
  total: number
}

type DialogProps = AnswerProps & { onClose: () => void }

/** Where the answer was not taken, something has happened meanwhile: the page shows what. */
const answered = ({ keep, readAgain }: EstimateCalls, onClose: () => void) => ({
  endsWithIt: true as const,
  guardsLeaving: false as const,
  onDone: ({ query: [estimate] }: { query: PublicEstimate[] }) => {
    onClose()
    if (estimate) keep(estimate)
  },
  onRefused: ({ status }: ApiProblem) => {
    if (status === 409 || status === 404) void readAgain()
    return false
  },
})

const NameField = ({ calls, input }: { calls: EstimateCalls; input: object }): ReactNode =>
  calls.asksName && <TextInput label={text.yourName} withAsterisk autoComplete="name" {...input} />

const AcceptDialog = ({ calls, estimate, chosen, total, onClose }: DialogProps) => {
  const { state, input } = calls.useAcceptForm(estimate, chosen, { done: text.accepted, ...answered(calls, onClose) })
  return (
    <FormDialog state={state} title={text.acceptTitle} submit={text.accept} onClose={onClose}>
      <Note tone="accent">
        {text.acceptWords(won(total))} {chosen.length > 0 && text.acceptChosen(chosen.length)}
      </Note>
      <NameField calls={calls} input={input('name')} />
    </FormDialog>
  )
}

const RejectDialog = ({ calls, estimate, onClose }: DialogProps) => {
  const { state, input } = calls.useRejectForm(estimate, { done: text.rejected, ...answered(calls, onClose) })
  return (
    <FormDialog state={state} title={text.rejectTitle} submit={text.reject} onClose={onClose}>
      <Select label={text.reason} withAsterisk data={answerReason.options} {...input('reason')} />
      <Textarea label={text.text} autosize minRows={2} maxLength={500} {...input('text')} />
      <NameField calls={calls} input={input('name')} />
    </FormDialog>
  )
}

const Reissue = ({ calls }: { calls: EstimateCalls }) => {
  const { ask, isPending } = calls.useReissue(text.reissueDone)
  return (
    <Button size="md" loading={isPending} onClick={ask}>
      {text.reissue}
    </Button>
  )
}

/** Stays in view: what it comes to, and the answer; nothing once it is answered. */
export const AnswerFoot = (props: AnswerProps) => {
  const { calls, estimate, chosen, total } = props
  const [asked, setAsked] = useState<'accept' | 'reject' | null>(null)
  const close = () => setAsked(null)
  const canAskReissue = estimate.state === 'expired' && !estimate.has_asked_reissue
  if (estimate.state !== 'issued' && !canAskReissue) return null
  return (
    <PublicFoot>
      <Stack gap="none" grows>
        <SmallText as="span">{chosen.length > 0 ? text.chosen(chosen.length) : text.total}</SmallText>
        <Text as="strong" size="large">
          {won(total)}
        </Text>
      </Stack>
      {canAskReissue ? (
        <Reissue calls={calls} />
      ) : (
        <>
          <Button size="md" variant="default" onClick={() => setAsked('reject')}>
            {text.reject}
          </Button>
          <Button size="md" onClick={() => setAsked('accept')}>
            {text.accept}
          </Button>
        </>
      )}
      {asked === 'accept' && <AcceptDialog {...props} onClose={close} />}
      {asked === 'reject' && <RejectDialog {...props} onClose={close} />}
    </PublicFoot>
  )
}
