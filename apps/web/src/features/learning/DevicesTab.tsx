import type { WatchDevice } from '@crm/contract/features/learning/watching.rows'
import { Button } from '@mantine/core'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { deviceText as text } from './devices.messages.ts'
import { useDevices, useRemoveDevice } from './learning.api.ts'

const Device = ({ device }: { device: WatchDevice }) => {
  const { wd_no, device_name, is_here, seen_dt } = device
  const remove = useRemoveDevice()
  const ask = async () => {
    if (await confirm({ title: text.reallyRemove, description: text.once, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { wd_no } })
  }
  return (
    <Inline justify="between" wraps>
      <Stack gap="xs">
        <span>
          {device_name} {is_here && <Tag tone="accent">{text.here}</Tag>}
        </span>
        <SmallText>{text.seen(showDateTime(seen_dt))}</SmallText>
      </Stack>
      <Button variant="default" size="xs" loading={remove.isPending} onClick={ask}>
        {text.remove}
      </Button>
    </Inline>
  )
}

/** The two devices on which somebody watches courses. */
export const DevicesTab = () => {
  const read = useDevices()
  return (
    <Card title={text.title} note={read.data && text.count(read.data.query.length)}>
      <Stack>
        <SmallText>{text.rule}</SmallText>
        <LoadedRows read={read} empty={text.none}>
          {(devices) => devices.map((device) => <Device key={device.wd_no} device={device} />)}
        </LoadedRows>
      </Stack>
    </Card>
  )
}
