import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import type { FileRequest } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { pathOf } from '@crm/contract/paths'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { showDate } from '../../shared/lib/format/date.ts'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'
import { session } from '../../shared/lib/session/session.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { MoreButton } from '../../shared/ui/list/MoreButton.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { Row, RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { WantedLines } from './WantedLines.tsx'

const openAtOnce = 20

const send: Parameters<typeof WantedLines>[0]['send'] = {
  request: async (file) => (await transport.request([file]))[0],
  finish: ({ frl_no }, body) => call(fileRequests.fulfil, { params: { frl_no }, body }),
}

const aboutOf = ({ proj_name, emp_name, due_dt, state, closed_dt }: FileRequest) =>
  [
    proj_name,
    text.askedBy(emp_name),
    state === 'open' ? due_dt && text.until(showDate(due_dt)) : closed_dt && text.closedOn(showDate(closed_dt)),
  ]
    .filter(Boolean)
    .join(' · ')

const RequestCard = ({ request }: { request: FileRequest }) => {
  const { title, note, lines, state } = request
  const maySend = state === 'open' && !session.isView()
  return (
    <Card flush title={title} note={aboutOf(request)}>
      {note && <Note>{note}</Note>}
      {maySend ? <WantedLines lines={lines} send={send} /> : <WantedLines lines={lines} />}
    </Card>
  )
}

/** What the company is asked for; nothing where nothing is open. */
export const MyFileRequests = () => {
  const pages = useReadPages(fileRequests.mine, { query: {} }, openAtOnce)
  return (
    <>
      {pages.rows?.map((request) => (
        <RequestCard key={request.fr_no} request={request} />
      ))}
      <MoreButton pages={pages} />
    </>
  )
}

const closedPerPage = 10

/** What the company was asked for before, with what it sent. */
export const PastFileRequests = () => {
  const [offset, setOffset] = useState(0)
  const read = useRead(fileRequests.mine, { query: { state: 'closed', offset, limit: closedPerPage } })
  return (
    <>
      <LoadedRows read={read} empty={text.nothingPast}>
        {(requests) => requests.map((request) => <RequestCard key={request.fr_no} request={request} />)}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={closedPerPage} onChange={setOffset} />
    </>
  )
}

/** That files are wanted, on the pages where people of a company begin; nothing where none are. */
export const WantedFilesCard = ({ proj_no }: { proj_no?: number }) => {
  const pages = useReadPages(fileRequests.mine, { query: proj_no === undefined ? {} : { proj_no } }, openAtOnce)
  const { rows: requests, total } = pages
  if (!requests?.length) return null
  return (
    <Card
      flush
      title={text.wanted}
      note={text.count(total)}
      actions={
        <Button component={Link} to={pathOf('ClientCompanyData')} size="xs" variant="default">
          {text.toUpload}
        </Button>
      }
    >
      <RowList label={text.wanted}>
        {requests.map((request) => (
          <RowItem
            key={request.fr_no}
            name={<Link to={pathOf('ClientCompanyData')}>{request.title}</Link>}
            about={[
              text.missing(request.lines.filter(({ done_dt }) => done_dt === null).map(({ name }) => name)),
              aboutOf(request),
            ].join(' · ')}
          />
        ))}
        {pages.hasMore && (
          <Row>
            <MoreButton pages={pages} />
          </Row>
        )}
      </RowList>
    </Card>
  )
}
