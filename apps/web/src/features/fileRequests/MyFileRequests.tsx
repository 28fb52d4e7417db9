import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { transport } from '../../shared/kit/files/upload/transport.ts'
import { call } from '../../shared/lib/api.ts'
import { showDate } from '../../shared/lib/date.ts'
import { session } from '../../shared/lib/session.ts'
import { useRead } from '../../shared/lib/useRead.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { WantedLines } from './WantedLines.tsx'

const send: Parameters<typeof WantedLines>[0]['send'] = {
  request: async (file) => (await transport.request([file]))[0],
  finish: ({ frl_no }, file_no, name) => call(fileRequests.fulfil, { params: { frl_no }, body: { file_no, name } }),
}

/** What the company is asked for; nothing where nothing is open. */
export const MyFileRequests = () => {
  const requests = useRead(fileRequests.mine).data?.query ?? []
  return requests.map(({ fr_no, title, due_dt, lines, proj_name }) => (
    <Card
      flush
      key={fr_no}
      title={title}
      note={[proj_name, due_dt && text.until(showDate(due_dt))].filter(Boolean).join(' · ')}
    >
      {session.isView() ? <WantedLines lines={lines} /> : <WantedLines lines={lines} send={send} />}
    </Card>
  ))
}
