import { messages } from '@crm/contract/messages'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { AlarmsCard } from '../alarms/AlarmsCard.tsx'
import { FirmCard } from './CompanyCard.tsx'
import { HomePage } from './HomePage.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { useVcHome } from './portal.api.ts'
import { portalText } from './portal.messages.ts'

/** Where venture-capital partners arrive: the events they are invited to, and their firm. */
export const VcEventMainScreen = () => (
  <HomePage
    context={portalText.vcContext}
    found={useVcHome()}
    main={({ events }) => (
      <Card title={portalText.events} note={portalText.count(events.length)} flush>
        <EmptyState words={messages.noContent} />
      </Card>
    )}
    side={({ firm, people, peopleTotal }) => (
      <>
        <AlarmsCard user_type="vc" />
        <FirmCard firm={firm} />
        {peopleTotal > 0 && <PeopleCard people={people} total={peopleTotal} />}
      </>
    )}
  />
)
