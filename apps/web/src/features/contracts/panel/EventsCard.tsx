import type { ContractEvent } from '@crm/contract/features/contracts/contracts.rows'
import { eventKind } from '@crm/contract/features/contracts/contracts.words'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { EventList } from '../../../shared/ui/list/EventList.tsx'
import { contractText as text } from '../contracts.messages.ts'

const Event = ({ event: { ce_kind, ce_at, name, text: words, ce_address, ce_device } }: { event: ContractEvent }) => (
  <li>
    <strong>{eventKind.label(ce_kind)}</strong> {words}
    <SmallText>
      {name ?? text.system} · <time>{showDateTime(ce_at)}</time>
    </SmallText>
    {(ce_address || ce_device) && (
      <details>
        <summary>{text.access}</summary>
        {ce_address && <SmallText>{text.addressIs(ce_address)}</SmallText>}
        {ce_device && <SmallText>{text.deviceIs(ce_device)}</SmallText>}
      </details>
    )}
  </li>
)

/** Everything that happened to a contract, in its order; nothing of it is ever changed. */
export const EventsCard = ({ events }: { events: ContractEvent[] }) => (
  <Card title={text.events} note={events.length}>
    <EventList label={text.events}>
      {events.map((event) => (
        <Event key={event.ce_no} event={event} />
      ))}
    </EventList>
  </Card>
)
