import { type AlarmChannels, type AlarmSetting, alarms } from '@crm/contract/features/alarms/alarms'
import { Checkbox } from '@mantine/core'
import { useOptimisticValue } from '../../shared/lib/server/useOptimisticValue.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { SmallTable } from '../../shared/ui/list/SmallTable.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { Skeleton } from '../../shared/ui/state/Skeleton.tsx'
import { alarmsText } from './alarms.messages.ts'

const channels: (keyof AlarmChannels)[] = ['in_app', 'push', 'mail']

const Row = ({ setting }: { setting: AlarmSetting }) => {
  const { mutate, isPending } = useWrite(alarms.saveSetting)
  const { shown, choose, takeBack } = useOptimisticValue(setting)
  const { kind, label } = setting
  const save = (channel: keyof AlarmChannels, checked: boolean) => {
    const chosen = { ...shown, [channel]: checked }
    choose(chosen)
    const { in_app, push, mail } = chosen
    mutate({ params: { kind }, body: { in_app, push, mail } }, { onError: takeBack })
  }
  return (
    <tr>
      <th scope="row">{label}</th>
      {channels.map((channel) => (
        <td key={channel}>
          <Checkbox
            aria-label={alarmsText.channelOf(label, alarmsText.channels[channel])}
            checked={shown[channel]}
            disabled={isPending}
            onChange={({ currentTarget: { checked } }) => save(channel, checked)}
          />
        </td>
      ))}
    </tr>
  )
}

/** How one wants to hear of each kind of alarm; every tick is saved at once. */
export const AlarmSettings = () => (
  <LoadedRows read={useRead(alarms.settings)} empty={null} loading={<Skeleton h={160} />}>
    {(settings) => (
      <SmallTable holds="ticks" heads={[alarmsText.kind, ...channels.map((channel) => alarmsText.channels[channel])]}>
        {settings.map((setting) => (
          <Row key={setting.kind} setting={setting} />
        ))}
      </SmallTable>
    )}
  </LoadedRows>
)
