import type { Recording } from '@crm/contract/features/recordings/recordings.rows'
import { recordingState } from '@crm/contract/features/recordings/recordings.rows'
import { showDateTime, showLength } from '../../../shared/lib/format/date.ts'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import { RowButton } from '../../../shared/ui/list/RowList.tsx'
import { recordingsText as text } from '../recordings.messages.ts'

const tagOf = ({ state, ms_no, client_name }: Recording) => {
  if (state === 'recording') return <Tag tone="red">{recordingState.label(state)}</Tag>
  if (ms_no === null) return <Tag>{text.unlinked}</Tag>
  return <Tag tone="accent">{text.linkedTo(client_name ?? '')}</Tag>
}

/** A session: its name, when, how long, how it begins. */
export const SessionRow = ({ row, onOpen }: { row: Recording; onOpen: () => void }) => (
  <li>
    <RowButton onClick={onOpen}>
      <Stack as="span" gap="hair" grows>
        <Truncate as="strong">{row.title}</Truncate>
        <SmallText as="span">
          {[showDateTime(row.started_dt), showLength(row.seconds), row.is_own ? null : text.by(row.emp_name)]
            .filter(Boolean)
            .join(' · ')}
        </SmallText>
        <Text tone="second">{text.preview(row.preview) || text.noWords}</Text>
      </Stack>
      {tagOf(row)}
    </RowButton>
  </li>
)
