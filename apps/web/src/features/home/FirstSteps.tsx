import { type FirstStep, firstStep, home } from '@crm/contract/features/home/home'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { firstStepsText as text } from './firstSteps.messages.ts'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

const staffPaths: Partial<Record<FirstStep, string>> = {
  phone: screens.MyPageInfo.path,
  project: screens.WorkList.path,
  meeting: screens.ScheduleMeeting.path,
  todo: screens.TodoList.path,
}
const clientPaths: Partial<Record<FirstStep, string>> = {
  phone: screens.ClientMyPageInfo.path,
  colleague: screens.ClientColleagues.path,
  meeting: screens.ClientMeeting.path,
}

/** What somebody new does first, ticked off by what they have done; nothing for everybody else. */
export const FirstSteps = () => {
  const paths = useUser()?.user_type === 'client' ? clientPaths : staffPaths
  const steps = useRead(home.firstSteps).data?.query ?? []
  const dismiss = useWrite(home.dismissFirstSteps)
  if (steps.length === 0) return null
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <Card
      title={text.title}
      note={text.progress(done, steps.length)}
      actions={
        <Button size="xs" variant="subtle" color="gray" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {text.dismiss}
        </Button>
      }
    >
      <Inline as="ul" gap="lg" wraps="close">
        {steps.map(({ step, is_done }) => {
          const path = is_done ? undefined : paths[step]
          const IconOf = is_done ? IconCircleCheckFilled : IconCircle
          return (
            <Inline key={step} as="li" gap="tight">
              <IconOf {...icon} color={is_done ? 'var(--green-text)' : 'var(--text-second)'} />
              {path ? (
                <Link to={path}>{firstStep.label(step)}</Link>
              ) : (
                <Text as={is_done ? 's' : 'span'} tone="second">
                  {firstStep.label(step)}
                </Text>
              )}
              {is_done && <span className="visually-hidden">{text.done}</span>}
            </Inline>
          )
        })}
      </Inline>
    </Card>
  )
}
