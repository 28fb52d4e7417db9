import type { Project } from '@crm/contract/features/projects/projects.rows'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { showDate } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { LineList, LineName } from '../../../shared/ui/list/LineList.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { schedulePath } from '../../reference/projectPaths.ts'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { IndicatorWarning } from './IndicatorWarning.tsx'
import { indicatorState } from './indicatorState.ts'

/** What should be reached, by when; what is close or late stands out. */
export const IndicatorsCard = ({ project }: { project: Project }) => (
  <Card
    title={projectDetailText.indicators}
    note={project.indicators.length || undefined}
    actions={
      <Button component={Link} to={schedulePath(project.proj_no)} size="xs" variant="default">
        {projectDetailText.all}
      </Button>
    }
  >
    {project.indicators.length === 0 && <EmptyLine>{projectDetailText.noIndicators}</EmptyLine>}
    <LineList wraps>
      {project.indicators.map((indicator) => {
        const { tone, words } = indicatorState(indicator)
        return (
          <li key={indicator.pic_no}>
            <LineName>
              <IndicatorWarning tone={tone} />
              {indicator.pic_title}
            </LineName>
            <SmallText as="time">{showDate(indicator.pic_end_dt)}</SmallText>
            <Tag tone={tone}>{words}</Tag>
          </li>
        )
      })}
    </LineList>
  </Card>
)
