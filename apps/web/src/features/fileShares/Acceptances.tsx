import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { useState } from 'react'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { showDate } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import type { TreeRoot } from '../fileTree/fileTree.api.ts'
import { sharesText as text } from './fileShares.messages.ts'

const limit = 20

/** What was signed for the files of a tree, also for those that have been deleted for good; nothing where nobody signed. */
export const Acceptances = ({ root }: { root: TreeRoot }) => {
  const [offset, setOffset] = useState(0)
  const { query: signed = [], total = 0 } =
    useRead(fileShares.listAcceptances, { query: { ...root, offset, limit } }).data ?? {}
  if (!total) return null
  return (
    <Card flush title={text.acceptances} note={total}>
      <RowList label={text.acceptances}>
        {signed.map(({ sa_no, sh_no, name, email, title, reg_dt }) => (
          <RowItem
            key={sa_no}
            name={[name, email].filter(Boolean).join(' · ')}
            about={`${title} · ${showDate(reg_dt)}`}
          >
            <PdfButton size="compact-sm" endpoint={fileShares.acceptancePdf} params={{ sh_no, sa_no }}>
              {text.acceptance}
            </PdfButton>
          </RowItem>
        ))}
      </RowList>
      <Paging total={total} offset={offset} limit={limit} onChange={setOffset} />
    </Card>
  )
}
