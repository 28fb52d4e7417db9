import { answerReason } from '@crm/contract/features/estimates/estimates.words'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { showExactWon } from '../../shared/lib/money.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { Note } from '../../shared/ui/Note.tsx'
import classes from './PublicEstimate.module.css'
import { useKeepShown } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'

interface AnswerProps {
  t: string
  estimate: PublicEstimate
  chosen: number[]
  /** With what is chosen. */
  total: number
}

type DialogProps = AnswerProps & { onClose: () => void }

/** The answer was not taken because something has happened meanwhile: the page shows what. */
const useAnswered = (t: string, onClose: () => void) => {
  const { keep, readAgain } = useKeepShown(t)
  return {
    endsWithIt: true,
    guardsLeaving: false,
    onDone: ({ query: [estimate] }: { query: PublicEstimate[] }) => {
      onClose()
      if (estimate) keep(estimate)
    },
    onRefused: ({ status }: { status: number }) => {
      if (status === 409 || status === 404) void readAgain()
      return false
    },
  }
}

const AcceptDialog = ({ t, estimate, chosen, total, onClose }: DialogProps) => {
  const state = useEndpointForm(publicEstimates.accept, {
    initial: { t, est_ver: estimate.est_ver, name: estimate.reader, chosen },
    done: text.accepted,
    ...useAnswered(t, onClose),
  })
  return (
    <FormDialog state={state} title={text.acceptTitle} submit={text.accept} onClose={onClose}>
      <Note tone="accent">
        {text.acceptWords(showExactWon(total))} {chosen.length > 0 && text.acceptChosen(chosen.length)}
      </Note>
      <TextInput label={text.yourName} withAsterisk autoComplete="name" {...state.form.getInputProps('name')} />
    </FormDialog>
  )
}

const RejectDialog = ({ t, estimate, onClose }: DialogProps) => {
  const state = useEndpointForm(publicEstimates.reject, {
    initial: { t, est_ver: estimate.est_ver, name: estimate.reader, reason: null, text: '' },
    done: text.rejected,
    ...useAnswered(t, onClose),
  })
  return (
    <FormDialog state={state} title={text.rejectTitle} submit={text.reject} onClose={onClose}>
      <Select label={text.reason} withAsterisk data={answerReason.options} {...state.form.getInputProps('reason')} />
      <Textarea label={text.text} autosize minRows={2} maxLength={500} {...state.form.getInputProps('text')} />
      <TextInput label={text.yourName} withAsterisk autoComplete="name" {...state.form.getInputProps('name')} />
    </FormDialog>
  )
}

const Reissue = ({ t }: { t: string }) => {
  const { keep } = useKeepShown(t)
  const { mutate, isPending } = useWrite(publicEstimates.askReissue, {
    done: text.reissueDone,
    onDone: ({ query }) => query[0] && keep(query[0]),
  })
  return (
    <Button size="md" loading={isPending} onClick={() => mutate({ body: { t } })}>
      {text.reissue}
    </Button>
  )
}

/** Stays in view: what it comes to, and the answer; nothing once it is answered. */
export const AnswerFoot = (props: AnswerProps) => {
  const { t, estimate, chosen, total } = props
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
          <Reissue t={t} />
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
