import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import { type AskedFiles, fileRequestMessages } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { ApiProblem } from '@crm/contract/kit/client'
import { TextInput } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { quietCall } from '../../shared/lib/api.ts'
import { showDate } from '../../shared/lib/date.ts'
import { useCompanyBrand } from '../../shared/lib/useCompanyBrand.ts'
import { EntryPage } from '../../shared/ui/EntryPage.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { NoticePage } from '../../shared/ui/NoticePage.tsx'
import { PageSpinner } from '../../shared/ui/PageSpinner.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { requestsText as text } from './fileRequests.messages.ts'
import { WantedLines } from './WantedLines.tsx'

const Asked = ({ id, asked }: { id: string; asked: AskedFiles }) => {
  const [by, setBy] = useState('')
  const [error, setError] = useState<string | null>(null)
  const queries = useQueryClient()
  const isReady = () => {
    setError(by.trim() ? null : text.nameMissing)
    return by.trim() !== ''
  }
  return (
    <EntryPage title={asked.title} context={text.askedBy(asked.asked_by, asked.company)} wide>
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
        <WantedLines
          lines={asked.lines}
          send={{
            isReady,
            request: async ({ name, size, type }) => {
              const file = { originalname: name, size, mimetype: type }
              return (await quietCall(fileRequests.requestUpload, { body: { id, file } })).query[0]
            },
            requestPieces: async (file_no) => {
              const { query } = await quietCall(fileRequests.requestPieces, { body: { id, file_no } })
              const [pieces] = query
              if (!pieces) throw new Error(text.uploadFailed)
              return pieces
            },
            finish: async ({ frl_no }, file_no, name) => {
              await quietCall(fileRequests.fulfilByLink, { body: { id, frl_no, file_no, name, by: by.trim() } })
              await queries.invalidateQueries({ queryKey: ['asked files', id] })
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
  const { data, error, refetch } = useQuery({
    queryKey: ['asked files', id],
    queryFn: () => quietCall(fileRequests.checkLink, { body: { id } }),
    retry: false,
  })
  const asked = data?.query[0]
  if (error instanceof ApiProblem && [400, 404].includes(error.status))
    return <NoticePage icon={IconUnlink} tone="amber" title={text.gone} description={fileRequestMessages.gone} />
  if (error) return <ErrorState reason={error.message} onRetry={() => refetch()} />
  return asked ? <Asked id={id} asked={asked} /> : <PageSpinner />
}
