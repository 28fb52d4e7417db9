import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { type FileRequest, fileRequestState } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { screens } from '@crm/contract/screens'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { showDate } from '../../shared/lib/date.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { AddButton } from '../../shared/ui/AddButton.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { confirm } from '../../shared/ui/dialogs.ts'
import { LoadedRows } from '../../shared/ui/LoadedRows.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { Note } from '../../shared/ui/Note.tsx'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { FileRequestDialog } from './FileRequestDialog.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { RequestedLines } from './RequestedLines.tsx'

const UploadLink = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ModalCard
    opened
    onClose={onClose}
    title={text.linkTitle}
    size={520}
    actions={(close) => <Button onClick={close}>{text.done}</Button>}
  >
    <Stack>
      <TextInput
        aria-label={text.linkTitle}
        readOnly
        value={new URL(generatePath(screens.LinkRequest.path, { id }), location.origin).href}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Note tone="amber">{text.linkOnce}</Note>
    </Stack>
  </ModalCard>
)

const aboutOf = ({ state, lines, due_dt, link_expires_dt, box_name, emp_name }: FileRequest) =>
  [
    text.progress(lines.filter(({ done_dt }) => done_dt).length, lines.length),
    due_dt && text.until(showDate(due_dt)),
    state === 'open' && link_expires_dt && text.linkUntil(showDate(link_expires_dt)),
    box_name,
    emp_name,
  ]
    .filter(Boolean)
    .join(' · ')

/** What a project's client was asked for, and how much of it has arrived. */
export const ProjectFileRequests = ({ proj_no }: { proj_no: number }) => {
  const read = useRead(fileRequests.list, { query: { proj_no, limit: 50 } })
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const shown = read.data?.query.find(({ fr_no }) => fr_no === opened)
  const close = useWrite(fileRequests.close, { done: text.closed })
  const renew = useWrite(fileRequests.renew, { onDone: ({ query }) => setLink(query[0]?.id ?? null) })
  const askToClose = async (request: FileRequest) => {
    const words = { title: text.closeAsk, description: text.closeHow, yes: text.close }
    if (await confirm(words)) close.mutate({ params: request })
  }
  return (
    <Card
      flush={Boolean(read.data?.total)}
      title={text.title}
      note={read.data?.total || undefined}
      actions={<AddButton onClick={() => setAsking(true)}>{text.create}</AddButton>}
    >
      <LoadedRows read={read} empty={text.empty}>
        {(requests) => (
          <RowList label={text.title}>
            {requests.map((request) => (
              <RowItem key={request.fr_no} name={request.title} about={aboutOf(request)}>
                <Tag tone={request.state === 'open' ? 'accent' : 'green'}>{fileRequestState.label(request.state)}</Tag>
                <Button size="compact-sm" variant="subtle" onClick={() => setOpened(request.fr_no)}>
                  {text.showLines}
                </Button>
                {request.state === 'open' && (
                  <>
                    <Button size="compact-sm" variant="subtle" onClick={() => renew.mutate({ params: request })}>
                      {text.renew}
                    </Button>
                    <Button size="compact-sm" variant="subtle" onClick={() => askToClose(request)}>
                      {text.close}
                    </Button>
                  </>
                )}
              </RowItem>
            ))}
          </RowList>
        )}
      </LoadedRows>
      {isAsking && <FileRequestDialog proj_no={proj_no} onLink={setLink} onClose={() => setAsking(false)} />}
      {shown && <RequestedLines request={shown} onClose={() => setOpened(null)} />}
      {link && <UploadLink id={link} onClose={() => setLink(null)} />}
    </Card>
  )
}
