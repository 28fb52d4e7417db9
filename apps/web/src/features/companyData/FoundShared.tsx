import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import type { FoundEntry } from '@crm/contract/features/fileTree/fileTree.rows'
import { useState } from 'react'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { LoadedRows } from '../../shared/ui/state/LoadedRows.tsx'
import { SharedRows } from '../fileShares/SharedRows.tsx'
import { companyDataText as text } from './companyData.messages.ts'
import { SaveButton } from './SaveButton.tsx'

interface FoundSharedProps {
  proj_no: number
  proj_name: string
  keyword: string
  maySave: (entry: FoundEntry) => boolean
  onSave: (entry: FoundEntry) => void
  onOpen: (entry: FoundEntry) => void
}

const limit = 100

/** What of one project was found among what is shared: by name, 초성 and the words inside. */
export const FoundShared = ({ proj_no, proj_name, keyword, maySave, onSave, onOpen }: FoundSharedProps) => {
  const [offset, setOffset] = useState(0)
  const read = useRead(fileTree.search, { query: { proj_no, keyword, offset, limit } })
  return (
    <Card flush={Boolean(read.data?.total)} title={proj_name} note={read.data && text.count(read.data.total)}>
      <LoadedRows read={read} empty={text.nothingFound}>
        {(entries) => (
          <SharedRows
            entries={entries}
            onOpen={onOpen}
            side={(entry) => (
              <>
                {entry.path.length > 0 && (
                  <SmallText as="span">{entry.path.map(({ name }) => name).join(' / ')}</SmallText>
                )}
                {maySave(entry) && <SaveButton name={entry.name} onSave={() => onSave(entry)} />}
              </>
            )}
          />
        )}
      </LoadedRows>
      <Paging total={read.data?.total ?? 0} offset={offset} limit={limit} onChange={setOffset} />
    </Card>
  )
}
