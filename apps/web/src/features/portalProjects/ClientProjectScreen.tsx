import { portalProjects } from '@crm/contract/features/portalProjects/portalProjects'
import { screens } from '@crm/contract/screens'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { showPeriod } from '../../shared/lib/format/date.ts'
import { ProjectSharesCard } from '../companyData/ProjectSharesCard.tsx'
import { WantedFilesCard } from '../fileRequests/MyFileRequests.tsx'
import { RequestMeetingButton } from '../meetingRequests/RequestMeetingButton.tsx'
import { ClientMinutes } from '../minutes/ClientMinutes.tsx'
import { ProjectMeetingsCard } from '../portalMeetings/ProjectMeetingsCard.tsx'
import { QuestionsCard } from '../questions/QuestionsCard.tsx'
import { questionsText } from '../questions/questions.messages.ts'
import { ContactsCard } from './ContactsCard.tsx'
import { ProgressCard } from './ProgressCard.tsx'
import { portalProjectsText as text } from './portalProjects.messages.ts'

/** One project as its client sees it: where it stands, the meetings, what was agreed, what is shared, and whom to ask. */
export const ClientProjectScreen = () => (
  <RecordPage
    endpoint={portalProjects.show}
    params={{ proj_no: useRecordNo() }}
    list={{ path: screens.BizHome.path, title: screens.BizHome.title }}
    words={text}
    title={({ proj_name }) => proj_name}
    context={({ psrv_name, project_start, project_end }) =>
      [psrv_name, (project_start || project_end) && showPeriod(project_start, project_end)].filter(Boolean).join(' · ')
    }
    side={({ contacts }) => <ContactsCard contacts={contacts} />}
  >
    {(project) => (
      <>
        <WantedFilesCard proj_no={project.proj_no} />
        <ProgressCard project={project} />
        <ProjectMeetingsCard proj_no={project.proj_no} actions={<RequestMeetingButton proj_no={project.proj_no} />} />
        <ClientMinutes proj_no={project.proj_no} />
        <ProjectSharesCard proj_no={project.proj_no} />
        <QuestionsCard proj_no={project.proj_no} empty={questionsText.empty} />
      </>
    )}
  </RecordPage>
)
