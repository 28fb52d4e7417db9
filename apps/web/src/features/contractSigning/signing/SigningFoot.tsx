import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { PublicFoot } from '../../../shared/ui/page/PublicPage.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'
import { codeFormId } from './CodeStep.tsx'
import { DaysLeft } from './ContractHead.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'
import { signFormId } from './SignatureStep.tsx'
import { showStep } from './showStep.ts'
import { currentStep, type StepState, stepNames } from './signingSteps.ts'
import type { CodeState } from './useCode.ts'
import type { useReading } from './useReading.ts'
import type { SigningState } from './useSigning.ts'

interface NextProps {
  steps: StepState[]
  reading: ReturnType<typeof useReading>
  code: CodeState
  signing: SigningState
}

interface Action {
  words: string
  isBusy?: boolean
  isOff?: boolean
  /** The form that it sends. */
  form?: string
  onPress?: () => unknown
}

const actionOf = ({ steps, reading, code, signing }: NextProps): Action => {
  const step = currentStep(steps)
  if (step === 'read')
    return reading.hasFailed
      ? { words: text.readAgain, isBusy: reading.isBusy, onPress: reading.retry }
      : { words: text.readOn, isBusy: reading.isBusy, onPress: reading.readOn }
  if (step === 'who') return { words: text.toName, onPress: () => showStep(step) }
  if (step === 'consent') return { words: text.toConsents, onPress: () => showStep(step) }
  if (step === 'sign') return { words: text.sign, isBusy: signing.state.busy, form: signFormId }
  return code.sent && !code.isOver
    ? { words: text.confirmCode, isBusy: code.form.busy, form: codeFormId }
    : { words: text.sendCode, isBusy: code.isSending, isOff: !code.way, onPress: code.send }
}

const Next = (props: NextProps) => {
  const { words, isBusy = false, isOff = false, form, onPress } = actionOf(props)
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  // A busy button loses the keyboard: whoever pressed it finds it there again, unless the page has led them on.
  useEffect(() => {
    if (isBusy || !isPressed.current) return
    isPressed.current = false
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [isBusy])
  return (
    <Button
      ref={button}
      size="md"
      loading={isBusy}
      disabled={isOff}
      {...(form ? { type: 'submit' as const, form } : {})}
      onClick={() => {
        isPressed.current = true
        onPress?.()
      }}
    >
      {words}
    </Button>
  )
}

const Progress = ({ steps }: { steps: StepState[] }) => {
  const step = currentStep(steps)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className={classes.progress}>
      <SmallText as="span">{text.now(stepNames.indexOf(step) + 1, steps.length, text.step[step])}</SmallText>
      <div
        className={classes.bars}
        role="progressbar"
        aria-label={text.steps}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={done}
        aria-valuetext={text.progress(done, steps.length)}
      >
        {steps.map(({ name, isDone }) => (
          <span key={name} data-done={isDone || undefined} data-now={name === step || undefined} />
        ))}
      </div>
    </div>
  )
}

/** Stays in view: how far it is, how long there is, and what is next. */
export const SigningFoot = ({ t, page, ...next }: NextProps & { t: string; page: SignerPage }) => {
  const [isDeclining, setDeclining] = useState(false)
  return (
    <PublicFoot>
      <Progress steps={next.steps} />
      <DaysLeft {...page} />
      <div className={classes.footButtons}>
        <Button size="md" variant="default" onClick={() => setDeclining(true)}>
          {text.decline}
        </Button>
        <Next {...next} />
      </div>
      {isDeclining && <DeclineDialog t={t} onClose={() => setDeclining(false)} />}
    </PublicFoot>
  )
}
