import { answerReason } from '@crm/contract/features/estimates/estimates.words'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { showExactWon } from '../../shared/lib/money.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { Note } from '../../shared/ui/Note.tsx'
import type { EstimateCalls } from './estimateCalls.ts'
import classes from './PublicEstimate.module.css'
import { pageText as text } from './publicEstimates.messages.ts'

interface AnswerProps {
  calls: EstimateCalls
  estimate: PublicEstimate
  chosen: number[]
  /** With what is chosen. */
  total: number
}

/** What every answer says besides: the token of a link, and by whom it is. */
const nameOf = ({ body, asksName }: EstimateCalls, { reader }: PublicEstimate) => ({
  ...body,
  ...(asksName && { name: reader }),
})

type DialogProps = AnswerProps & { onClose: () => void }

/** The answer was not taken because something has happened meanwhile: the page shows what. */
const answered = ({ keep, readAgain, params }: EstimateCalls, onClose: () => void) => ({
  request: { params } as never,
  endsWithIt: true,
  guardsLeaving: false,
  onDone: (answer: unknown) => {
    const [estimate] = (answer as { query: PublicEstimate[] }).query
    onClose()
    if (estimate) keep(estimate)
  },
  onRefused: ({ status }: { status: number }) => {
    if (status === 409 || status === 404) void readAgain()
    return false
  },
})

const NameField = ({ calls, input }: { calls: EstimateCalls; input: object }): ReactNode =>
  calls.asksName && <TextInput label={text.yourName} withAsterisk autoComplete="name" {...input} />

const AcceptDialog = ({ calls, estimate, chosen, total, onClose }: DialogProps) => {
  const state = useEndpointForm(calls.accept, {
    initial: { ...nameOf(calls, estimate), est_ver: estimate.est_ver, chosen } as never,
    done: text.accepted,
    ...answered(calls, onClose),
  })
  return (
    <FormDialog state={state} title={text.acceptTitle} submit={text.accept} onClose={onClose}>
      <Note tone="accent">
        {text.acceptWords(showExactWon(total))} {chosen.length > 0 && text.acceptChosen(chosen.length)}
      </Note>
      <NameField calls={calls} input={state.form.getInputProps('name')} />
    </FormDialog>
  )
}

const RejectDialog = ({ calls, estimate, onClose }: DialogProps) => {
  const state = useEndpointForm(calls.reject, {
    initial: { ...nameOf(calls, estimate), est_ver: estimate.est_ver, reason: null, text: '' } as never,
    done: text.rejected,
    ...answered(calls, onClose),
  })
  return (
    <FormDialog state={state} title={text.rejectTitle} submit={text.reject} onClose={onClose}>
      <Select label={text.reason} withAsterisk data={answerReason.options} {...state.form.getInputProps('reason')} />
      <Textarea label={text.text} autosize minRows={2} maxLength={500} {...state.form.getInputProps('text')} />
      <NameField calls={calls} input={state.form.getInputProps('name')} />
    </FormDialog>
  )
}

const Reissue = ({ calls: { askReissue, keep, params, body } }: { calls: EstimateCalls }) => {
  const { mutate, isPending } = useWrite(askReissue, {
    done: text.reissueDone,
    onDone: (answer) => {
      const [estimate] = (answer as { query: PublicEstimate[] }).query
      if (estimate) keep(estimate)
    },
  })
  return (
    <Button size="md" loading={isPending} onClick={() => mutate({ params, body } as never)}>
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
    <footer className={classes.foot}>
      <div className={classes.footInside}>
        <p className={classes.footSum}>
          <span>{chosen.length > 0 ? text.chosen(chosen.length) : text.total}</span>
          <strong>{showExactWon(total)}</strong>
        </p>
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
      </div>
      {asked === 'accept' && <AcceptDialog {...props} onClose={close} />}
      {asked === 'reject' && <RejectDialog {...props} onClose={close} />}
    </footer>
  )
}
