import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import type { AskedFiles } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { TextInput } from '@mantine/core'
import { IconCheck, IconUnlink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { UnfinishedNote } from '../../shared/kit/files/upload/UnfinishedNote.tsx'
import { LinkedPage } from '../../shared/kit/record/LinkedPage.tsx'
import { showDate } from '../../shared/lib/format/date.ts'
import { quietCall } from '../../shared/lib/server/api.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { requestByLink, requestPiecesByLink, uploadsOfLink } from './requestByLink.ts'
import { WantedLines } from './WantedLines.tsx'

const Asked = ({ id, asked, onAll }: { id: string; asked: AskedFiles; onAll: () => void }) => {
  const [by, setBy] = useState('')
  const [error, setError] = useState<string | null>(null)
  const queries = useQueryClient()
  const isReady = () => {
    setError(by.trim() ? null : text.nameMissing)
    return by.trim() !== ''
  }
  return (
    <EntryPage title={asked.title} context={text.askedFor(asked.asked_by, asked.company)} wide>
      <Stack>
        {asked.note && <p>{asked.note}</p>}
        {asked.due_dt && <SmallText>{text.until(showDate(asked.due_dt))}</SmallText>}
        <TextInput
          label={text.yourName}
          autoComplete="name"
          maxLength={50}
          value={by}
          error={error}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        />
        <UnfinishedNote of={uploadsOfLink(id)} />
        <WantedLines
          lines={asked.lines}
          send={{
            isReady,
            request: (file) => requestByLink(id, file),
            requestPieces: (file_no) => requestPiecesByLink(id, file_no),
            finish: async ({ frl_no }, file) => {
              const body = { id, frl_no, ...file, by: by.trim() }
              const { query } = await quietCall(fileRequests.fulfilByLink, { body })
              // The last one closes the request, and its link with it.
              if (query[0]?.has_all) onAll()
              else await queries.invalidateQueries({ queryKey: ['asked files', id] })
            },
          }}
        />
      </Stack>
    </EntryPage>
  )
}

/** Where somebody without an account brings the files that they were asked for. */
export const LinkRequestScreen = () => {
  const { id = '' } = useParams()
  useCompanyBrand()
  const read = useQuery({
    queryKey: ['asked files', id],
    queryFn: () => quietCall(fileRequests.checkLink, { body: { id } }),
    retry: false,
  })
  const [isAll, setAll] = useState(false)
  if (isAll) return <NoticePage icon={IconCheck} title={text.allArrived} description={text.allArrivedHow} />
  return (
    <LinkedPage
      read={read}
      gone={<NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={text.goneWhy} />}
    >
      {(asked) => <Asked id={id} asked={asked} onAll={() => setAll(true)} />}
    </LinkedPage>
  )
}
