import { Card } from '../../../shared/ui/layout/Card.tsx'
import { ProjectMeetings } from '../../meetings/detail/RelatedMeetings.tsx'
import { ProjectRequests } from '../../meetings/requests/ProjectRequests.tsx'
import { SurveyAnswers } from '../../surveys/SurveyAnswers.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'
import { projectDetailText } from './projectDetail.messages.ts'

export const WorkDetailMeetingScreen = () => (
  <ProjectFrame>
    {(project) => (
      <>
        <ProjectRequests proj_no={project.proj_no} />
        <ProjectMeetings proj_no={project.proj_no} />
        <Card title={projectDetailText.survey}>
          <SurveyAnswers proj_no={project.proj_no} />
        </Card>
      </>
    )}
  </ProjectFrame>
)
