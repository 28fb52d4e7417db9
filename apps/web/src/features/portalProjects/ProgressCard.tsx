import type { ClientProject } from '@crm/contract/features/portalProjects/portalProjects'
import { type ProgressStage, stageOf } from '@crm/contract/features/projects/projects.words'
import { IconCheck } from '@tabler/icons-react'
import { showDate } from '../../shared/lib/format/date.ts'
import { Mark } from '../../shared/ui/display/Mark.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { portalText } from '../portal/portal.messages.ts'
import classes from './ProgressCard.module.css'
import { portalProjectsText as text } from './portalProjects.messages.ts'

const steps = ['inquiry', 'pre', 'guide', 'paid', 'started', 'completed'] as const satisfies ProgressStage[]

const markTones = { done: 'accent', now: 'filled', toCome: 'gray' } as const
const placeWords = { done: text.done, now: text.now, toCome: text.toCome }

/** The way of a project from the first inquiry to its end, and where it stands. */
export const ProgressCard = ({ project: { progress_status, reached } }: { project: ClientProject }) => {
  const current = stageOf(progress_status)
  if (current === 'unknown')
    return (
      <Card title={text.progress}>
        <Note>{text.checking}</Note>
      </Card>
    )
  const place = steps.indexOf(current)
  const placeOf = (index: number) => (index < place ? 'done' : index === place ? 'now' : 'toCome')
  return (
    <Card title={text.progress}>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const at = placeOf(index)
          const reachedAt = reached.find(({ stage }) => stage === step)?.reg_dt
          return (
            <li key={step} data-at={at} aria-current={at === 'now' ? 'step' : undefined}>
              <Mark tone={markTones[at]} aria-hidden>
                {at === 'done' ? <IconCheck size={14} stroke={2} /> : index + 1}
              </Mark>
              <strong>{portalText.stages[step]}</strong>
              <span className="visually-hidden">{placeWords[at]}</span>
              {reachedAt && (
                <Text as="time" size="tiny">
                  {showDate(reachedAt)}
                </Text>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
