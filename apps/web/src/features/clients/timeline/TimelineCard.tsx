import { type TimelineItem, type TimelineKind, timelineKind } from '@crm/contract/features/timeline/timeline'
import { Button, Select } from '@mantine/core'
import { IconNote, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { NoteDialog, type NoteKind } from './NoteDialog.tsx'
import { TimelineRow } from './TimelineRow.tsx'
import { useRemoveNote, useTimeline } from './timeline.api.ts'
import { timelineText as text } from './timeline.messages.ts'

const icon = { size: 14, stroke: 1.6, 'aria-hidden': true } as const

/** Everything with a company by time, and where notes and calls are written down. */
export const TimelineCard = ({ client_no }: { client_no: number }) => {
  const user = useUser()
  const [kind, setKind] = useState<TimelineKind | null>(null)
  const [writing, setWriting] = useState<{ kind: NoteKind; item?: TimelineItem } | null>(null)
  const [, showMeeting] = useAddressNumber('ms_no')
  const pages = useTimeline(client_no, kind)
  const remove = useRemoveNote()
  return (
    <Card
      title={text.title}
      actions={
        <>
          <Select<TimelineKind>
            size="xs"
            w={112}
            aria-label={text.kind}
            placeholder={text.all}
            data={timelineKind.options}
            value={kind}
            onChange={setKind}
            clearable
          />
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPhone {...icon} />}
            onClick={() => setWriting({ kind: 'call' })}
          >
            {text.addCall}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconNote {...icon} />}
            onClick={() => setWriting({ kind: 'note' })}
          >
            {text.addNote}
          </Button>
        </>
      }
    >
      <Stack gap="row">
        <LoadedRows read={pages} empty={kind ? text.notFound : text.empty}>
          {(items) => (
            <Stack as="ol" gap="sm" divided label={text.title}>
              {items.map((item) => (
                <TimelineRow
                  key={`${item.kind}${item.no}`}
                  item={item}
                  isOwn={item.user_no === user?.user_no}
                  onMeeting={showMeeting}
                  onEdit={() => setWriting({ kind: item.kind as NoteKind, item })}
                  onRemove={() => remove.mutate({ params: { client_no, cn_no: item.no }, body: { state: 0 } })}
                />
              ))}
            </Stack>
          )}
        </LoadedRows>
        <MoreButton pages={pages} />
      </Stack>
      {writing && <NoteDialog client_no={client_no} {...writing} onClose={() => setWriting(null)} />}
    </Card>
  )
}
