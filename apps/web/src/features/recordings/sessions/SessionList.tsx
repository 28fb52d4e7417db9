import { useState } from 'react'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { SearchField } from '../../../shared/ui/input/SearchField.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { RowList } from '../../../shared/ui/list/RowList.tsx'
import { Panel } from '../../../shared/ui/overlay/Panel.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { barStore } from '../bar/barStore.ts'
import { useRecordings } from '../recordings.api.ts'
import { recordingsText } from '../recordings.messages.ts'
import { SessionRow } from './SessionRow.tsx'

const text = recordingsText.list

const whose = [
  { value: 'all', label: text.all },
  { value: 'own', label: text.own },
] as const

/** Everything that one recorded or may hear, the newest first. */
export const SessionList = ({ onClose }: { onClose: () => void }) => {
  const [keyword, setKeyword] = useState('')
  const [of, setOf] = useState<(typeof whose)[number]['value']>('all')
  const pages = useRecordings({
    ...(keyword ? { keyword } : {}),
    ...(of === 'own' ? { is_own: true } : {}),
  })
  return (
    <Panel
      opened
      onClose={onClose}
      title={
        <>
          {text.title}{' '}
          <Text tone="second" weight="normal">
            {pages.rows && pages.total}
          </Text>
        </>
      }
    >
      <Stack>
        <Inline wraps justify="between">
          <SearchField label={text.label} placeholder={text.label} value={keyword} onSearch={setKeyword} w={260} />
          <Segments size="xs" aria-label={text.whose} data={whose} value={of} onChange={setOf} />
        </Inline>
        <LoadedRows read={pages} empty={keyword ? text.notFound : text.empty}>
          {(rows) => (
            <RowList>
              {rows.map((row) => (
                <SessionRow key={row.id} row={row} onOpen={() => barStore.view(row.id)} />
              ))}
            </RowList>
          )}
        </LoadedRows>
        <MoreButton pages={pages} />
      </Stack>
    </Panel>
  )
}
