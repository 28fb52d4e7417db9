import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { type FileRequest, fileRequestState } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { screens } from '@crm/contract/screens'
import { Button, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { generatePath } from 'react-router'
import { showDate } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { AddButton } from '../../shared/ui/button/AddButton.tsx'
import { IconButton } from '../../shared/ui/button/IconButton.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { LinkOnceDialog } from '../../shared/ui/overlay/LinkOnceDialog.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { treeText } from '../fileTree/fileTree.messages.ts'
import { EditRequestDialog, FileRequestDialog } from './FileRequestDialog.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { RequestedLines } from './RequestedLines.tsx'

const uploadAddress = (id: string) => new URL(generatePath(screens.LinkRequest.path, { id }), location.origin).href

const perPage = 20

const aboutOf = ({ state, lines, due_dt, link_expires_dt, box_path, emp_name }: FileRequest) =>
  [
    text.progress(lines.filter(({ done_dt }) => done_dt).length, lines.length),
    due_dt && text.until(showDate(due_dt)),
    state === 'open' && link_expires_dt && text.linkUntil(showDate(link_expires_dt)),
    box_path.join(treeText.between),
    emp_name,
  ]
    .filter(Boolean)
    .join(' · ')

/** What a project's client was asked for, and how much of it has arrived. */
export const ProjectFileRequests = ({ proj_no }: { proj_no: number }) => {
  const [offset, setOffset] = useState(0)
  const read = useRead(fileRequests.list, { query: { proj_no, offset, limit: perPage } })
  const [edited, setEdited] = useState<number | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [link, setLink] = useState<string | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const requestOf = (wanted: number | null) => read.data?.query.find(({ fr_no }) => fr_no === wanted)
  const [shown, changed] = [requestOf(opened), requestOf(edited)]
  const close = useWrite(fileRequests.close, { done: text.closed })
  const renew = useWrite(fileRequests.renew, { onDone: ({ query }) => setLink(query[0]?.id ?? null) })
  const makeLink = async (request: FileRequest) => {
    const words = { title: text.renewAsk, description: text.renewHow, yes: text.renew }
    if (!request.has_link || (await confirm(words))) renew.mutate({ params: request })
  }
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
                  <Menu position="bottom-end" withinPortal>
                    <Menu.Target>
                      <IconButton aria-label={text.menuOf(request.title)}>
                        <IconDots size={18} stroke={1.6} aria-hidden />
                      </IconButton>
                    </Menu.Target>
                    <Menu.Dropdown>
                      <Menu.Item onClick={() => setEdited(request.fr_no)}>{text.edit}</Menu.Item>
                      <Menu.Item onClick={() => makeLink(request)}>
                        {request.has_link ? text.renew : text.makeLink}
                      </Menu.Item>
                      <Menu.Item onClick={() => askToClose(request)}>{text.close}</Menu.Item>
                    </Menu.Dropdown>
                  </Menu>
                )}
              </RowItem>
            ))}
          </RowList>
        )}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={perPage} onChange={setOffset} />
      {isAsking && <FileRequestDialog proj_no={proj_no} onLink={setLink} onClose={() => setAsking(false)} />}
      {changed && <EditRequestDialog request={changed} onClose={() => setEdited(null)} />}
      {shown && <RequestedLines request={shown} onClose={() => setOpened(null)} />}
      {link && (
        <LinkOnceDialog
          title={text.linkTitle}
          links={[{ label: text.linkTitle, url: uploadAddress(link) }]}
          warning={text.linkOnce}
          onClose={() => setLink(null)}
        />
      )}
    </Card>
  )
}
