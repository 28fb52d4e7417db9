import type { Project } from '@crm/contract/features/projects/projects.rows'
import { showDateTime } from '../../../shared/lib/date.ts'
import { Card } from '../../../shared/ui/Card.tsx'
import { EventList } from '../../../shared/ui/EventList.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { SmallText } from '../../../shared/ui/SmallText.tsx'
import { Inline } from '../../../shared/ui/Stack.tsx'
import { Text } from '../../../shared/ui/Text.tsx'
import { projectDetailText } from './projectDetail.messages.ts'
import { StageTag } from './StageTag.tsx'

/** Every move with who and when, and how long the project stood where it came to; the newest first. */
export const StagesCard = ({ project }: { project: Project }) => {
  const moves = project.moves.toSorted((one, other) => other.psl_no - one.psl_no)
  return (
    <Card title={projectDetailText.stages}>
      <EventList newestFirst>
        {moves.map((move, index) => (
          <li key={move.psl_no}>
            <Inline as="p" justify="between">
              <StageTag status={move.to_status} />
              <Text as="strong" weight="strong">
                {index === 0 ? projectDetailText.daysSoFar(move.days) : projectDetailText.days(move.days)}
              </Text>
            </Inline>
            <SmallText>
              {showDateTime(move.reg_dt)} · {move.user_name ?? projectDetailText.system}
            </SmallText>
            {move.reason && (
              <Note>
                <Text keepsLines>{move.reason}</Text>
              </Note>
            )}
          </li>
        ))}
      </EventList>
    </Card>
  )
}
