import type { Project } from '@crm/contract/features/projects/projects.rows'
import type { Indicator } from '@crm/contract/features/projects/projects.words'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { useMeetings } from '../../meetings/meetings.api.ts'
import { ProjectFrame } from '../detail/ProjectFrame.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { IndicatorList } from './IndicatorList.tsx'
import { IndicatorPanel } from './IndicatorPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { indicatorItem, meetingItems } from './timelineItems.ts'

const meetingsShown = 200

const Schedule = ({ project }: { project: Project }) => {
  const [edited, setEdited] = useState<Indicator | 'new' | null>(null)
  const meetings = useMeetings({ proj_no: project.proj_no, desc: 1, offset: 0, limit: meetingsShown }).data?.query ?? []
  const items = [
    ...project.indicators.map((indicator) => indicatorItem(indicator, () => setEdited(indicator))),
    ...meetingItems(meetings),
  ]
  return (
    <>
      <Timeline items={items} />
      <Card
        flush
        title={projectDetailText.indicators}
        actions={
          <Button size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setEdited('new')}>
            {projectDetailText.addIndicator}
          </Button>
        }
      >
        <IndicatorList project={project} onEdit={setEdited} />
      </Card>
      {edited && (
        <IndicatorPanel
          project={project}
          indicator={project.indicators.find(({ pic_no }) => edited !== 'new' && pic_no === edited.pic_no) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

/** Indicators and meetings on one line of time. */
export const WorkDetailScheduleScreen = () => <ProjectFrame>{(project) => <Schedule project={project} />}</ProjectFrame>
