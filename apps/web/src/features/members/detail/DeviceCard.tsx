import type { MemberDevice } from '@crm/contract/features/members/members.rows'
import { Button } from '@mantine/core'
import { showDate } from '../../../shared/lib/format/date.ts'
import { Ago } from '../../../shared/ui/display/Ago.tsx'
import type { ListRead } from '../../../shared/ui/list/DataList.tsx'
import { RowItem } from '../../../shared/ui/list/RowList.tsx'
import { membersText } from '../members.messages.ts'
import { ActivityCard } from './ActivityCard.tsx'

interface DeviceCardProps {
  read: ListRead<MemberDevice>
  /** Asks first. */
  onRevoke: (device: MemberDevice) => void
  isBusy?: boolean
}

/** The devices that a member of staff has proved. */
export const DeviceCard = ({ read, onRevoke, isBusy = false }: DeviceCardProps) => (
  <ActivityCard title={membersText.devices} read={read} empty={membersText.noDevices}>
    {(device) => (
      <RowItem
        key={device.ud_no}
        name={device.device_name}
        about={
          <>
            {membersText.verifiedAt} {showDate(device.verified_at)}
            {device.seen_at && (
              <>
                {' · '}
                {membersText.seenAt} <Ago at={device.seen_at} />
              </>
            )}
          </>
        }
      >
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => onRevoke(device)}>
          {membersText.revoke}
        </Button>
      </RowItem>
    )}
  </ActivityCard>
)
