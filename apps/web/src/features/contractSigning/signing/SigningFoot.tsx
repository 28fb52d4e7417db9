import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
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

const Next = ({ steps, reading, code, signing }: NextProps) => {
  const step = currentStep(steps)
  if (step === 'read')
    return (
      <Button size="md" loading={reading.isBusy} onClick={reading.hasFailed ? reading.retry : reading.readOn}>
        {reading.hasFailed ? text.readAgain : text.readOn}
      </Button>
    )
  if (step === 'who' || step === 'consent')
    return (
      <Button size="md" onClick={() => showStep(step)}>
        {step === 'who' ? text.toName : text.toConsents}
      </Button>
    )
  if (step === 'sign')
    return (
      <Button size="md" type="submit" form={signFormId} loading={signing.state.busy}>
        {text.sign}
      </Button>
    )
  return code.sent && !code.isOver ? (
    <Button size="md" type="submit" form={codeFormId} loading={code.form.busy}>
      {text.confirmCode}
    </Button>
  ) : (
    <Button size="md" disabled={!code.way} loading={code.isSending} onClick={code.send}>
      {text.sendCode}
    </Button>
  )
}

const Progress = ({ steps }: { steps: StepState[] }) => {
  const step = currentStep(steps)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <div className={classes.progress}>
      <span>{text.now(stepNames.indexOf(step) + 1, steps.length, text.step[step])}</span>
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
    <footer className={classes.foot}>
      <div className={classes.footInside}>
        <Progress steps={next.steps} />
        <DaysLeft {...page} />
        <div className={classes.footButtons}>
          <Button size="md" variant="default" onClick={() => setDeclining(true)}>
            {text.decline}
          </Button>
          <Next {...next} />
        </div>
      </div>
      {isDeclining && <DeclineDialog t={t} onClose={() => setDeclining(false)} />}
    </footer>
  )
}
