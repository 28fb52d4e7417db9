import { IconCheck, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Mark } from '../../../shared/ui/display/Mark.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { signingText as text } from '../contractSigning.messages.ts'
import { stepId } from './showStep.ts'
import { type StepState, stepNames } from './signingSteps.ts'

/** The number of a step, a tick once it is done. */
export const StepTitle = ({ step: { name, isDone, isLocked } }: { step: StepState }) => (
  <Inline as="span" id={stepId(name)} tabIndex={-1}>
    <Mark tone={isDone ? 'green' : isLocked ? 'gray' : 'filled'}>
      {isDone ? <IconCheck size={14} stroke={2.2} aria-hidden /> : stepNames.indexOf(name) + 1}
    </Mark>
    {text.step[name]}
    {isDone && <span className="visually-hidden">{text.isDone}</span>}
  </Inline>
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
      <SmallText>
        <Inline as="span">
          <IconLock size={16} stroke={1.6} aria-hidden />
          {locked}
        </Inline>
      </SmallText>
    ) : (
      children
    )}
  </Card>
)
