import { messages } from '@crm/contract/messages'
import { screens } from '@crm/contract/screens'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { ClientEstimatesCard } from '../clientEstimates/ClientEstimatesCard.tsx'
import { WantedFilesCard } from '../fileRequests/MyFileRequests.tsx'
import { FirstSteps } from '../home/FirstSteps.tsx'
import { OwnHomeworkCard } from '../homework/OwnHomeworkCard.tsx'
import { RequestMeetingButton } from '../meetingRequests/RequestMeetingButton.tsx'
import { ClientMinutes } from '../minutes/ClientMinutes.tsx'
import { Banners } from '../reference/Banners.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { HomePage } from './HomePage.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { PocketCard } from './PocketCard.tsx'
import { MeetingRows, ProjectRows } from './PortalRows.tsx'
import { usePortalHome } from './portal.api.ts'
import { portalText } from './portal.messages.ts'

/** The client's dashboard: what is going on, and who they are to us. */
export const BizHomeScreen = () => (
  <HomePage
    context={portalText.clientContext}
    found={usePortalHome()}
    main={({ projects, meetings }) => (
      <>
        <FirstSteps />
        <WantedFilesCard />
        <ClientEstimatesCard />
        <OwnHomeworkCard />
        <Card title={portalText.projects} note={portalText.count(projects.length)} flush>
          {projects.length ? <ProjectRows projects={projects} /> : <EmptyState words={messages.noContent} />}
        </Card>
        <Card title={portalText.meetings} note={portalText.count(meetings.length)} flush>
          {meetings.length ? (
            <MeetingRows meetings={meetings} />
          ) : (
            <EmptyState words={messages.noMeetings} action={projects.length > 0 && <RequestMeetingButton />} />
          )}
        </Card>
        <ClientMinutes />
      </>
    )}
    side={({ company, people, peopleTotal }) => (
      <>
        <PocketCard cash={company.cash} />
        <PeopleCard people={people} total={peopleTotal} manage={screens.ClientColleagues.path} />
        <CompanyCard company={company} />
        <Banners />
      </>
    )}
  />
)
