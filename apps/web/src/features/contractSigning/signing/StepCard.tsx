import { IconCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Card } from '../../../shared/ui/Card.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import classes from '../ContractSigning.module.css'
import { signingText as text } from '../contractSigning.messages.ts'
import { stepId } from './showStep.ts'
import { type StepState, stepNames } from './signingSteps.ts'

/** The number of a step, a tick once it is done. */
export const StepTitle = ({ step: { name, isDone, isLocked } }: { step: StepState }) => (
  <span id={stepId(name)} tabIndex={-1} className={classes.stepTitle}>
    <span className={classes.stepMark} data-done={isDone || undefined} data-locked={isLocked || undefined}>
      {isDone ? <IconCheck size={14} stroke={2.2} aria-hidden /> : stepNames.indexOf(name) + 1}
    </span>
    {text.step[name]}
    {isDone && <span className="visually-hidden">{text.isDone}</span>}
  </span>
)

interface Props {
  step: StepState
  /** Why it cannot be done yet. */
  locked?: string
  children: ReactNode
}

export const StepCard = ({ step, locked, children }: Props) => (
  <Card title={<StepTitle step={step} />}>
    {step.isLocked ? (
      <p className={classes.locked}>
        <IconLock size={16} stroke={1.6} aria-hidden />
        <SmallText as="span">{locked}</SmallText>
      </p>
    ) : (
      children
    )}
  </Card>
)
