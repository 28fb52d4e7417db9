import type { Project } from '@crm/contract/features/projects/projects.rows'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { EventList } from '../../../shared/ui/list/EventList.tsx'
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
