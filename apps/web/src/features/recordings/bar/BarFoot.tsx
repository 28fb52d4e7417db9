import { Button } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useRecordingCount } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'
import { barText as text } from './bar.messages.ts'
import { barStore } from './barStore.ts'
import classes from './RecorderBar.module.css'

/** The list with its count; content and meeting of the session that runs, was just saved, or was opened last. */
export const BarFoot = ({ recordingId }: { recordingId: number | null }) => {
  const { selected } = useSyncExternalStore(barStore.subscribe, barStore.getState)
  const count = useRecordingCount()
  const meant = recordingId ?? selected
  const open = (opened: 'view' | 'connect') =>
    meant === null ? toast.error(recordingsText.selectMeeting) : barStore.patch({ selected: meant, opened })
  return (
    <footer className={classes.foot}>
      <Button size="xs" variant="subtle" color="gray" onClick={() => barStore.patch({ opened: 'list' })}>
        {text.list}
        {count !== undefined && <Text tone="accent">&nbsp;{text.count(count)}</Text>}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={() => open('view')}>
        {text.view}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={() => open('connect')}>
        {text.connect}
      </Button>
    </footer>
  )
}
