import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Mark } from '../../shared/ui/display/Mark.tsx'
import { ActionBar } from '../../shared/ui/layout/ActionBar.tsx'
import { Grid } from '../../shared/ui/layout/Grid.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'
import classes from './Steps.module.css'
import { lastStep } from './useStep.ts'

interface StepsFrameProps {
  step: number
  /** Steps before it are closed. */
  first: number
  onGo: (step: number) => void
  /** At the foot: what it comes to. */
  note: ReactNode
  children: ReactNode
}

const Steps = ({ step, first, onGo }: Pick<StepsFrameProps, 'step' | 'first' | 'onGo'>) => (
  <nav aria-label={text.steps}>
    <Grid as="ol" columns={6} onPhone={6} gap="tight">
      {text.names.map((name, at) => {
        const place = at + 1
        const isDone = place < step
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.step}
              aria-current={place === step ? 'step' : undefined}
              disabled={place < first}
              onClick={() => onGo(place)}
            >
              <Mark tone={isDone ? 'green' : place === step ? 'filled' : 'gray'} aria-hidden>
                {isDone ? <IconCheck size={16} stroke={2} /> : place}
              </Mark>
              <span className="visually-hidden">{text.stepAt(place)}</span>
              {name}
            </button>
          </li>
        )
      })}
    </Grid>
  </nav>
)

/** Where one is, the step itself, and the way on at the foot. */
export const StepsFrame = ({ step, first, onGo, note, children }: StepsFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    // Screen readers say which step it is now.
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div className={classes.frame}>
      <Steps step={step} first={first} onGo={onGo} />
      <h2 ref={heading} tabIndex={-1} className={classes.heading}>
        {text.headings[step - 1]}
      </h2>
      {children}
      <ActionBar note={note}>
        <Button
          variant="default"
          disabled={step <= first}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => onGo(step - 1)}
        >
          {text.back}
        </Button>
        {step < lastStep && (
          <Button rightSection={<IconArrowRight size={18} aria-hidden />} onClick={() => onGo(step + 1)}>
            {text.next}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
