import { shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Paging } from '../../shared/ui/list/Paging.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { sharesPerPage, useSharesOf } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'
import { SharePanel } from './SharePanel.tsx'
import { ruleWords, ShareStateTag, withWhom } from './shareWords.tsx'

/** The shares that an entry has already, each of which opens its panel; nothing where it has none. */
export const EntryShares = ({ ft_no }: { ft_no: number }) => {
  const [offset, setOffset] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  const { query: shares = [], total = 0 } = useSharesOf(ft_no, offset).data ?? {}
  const shown = shares.find(({ sh_no }) => sh_no === opened)
  if (!total) return null
  return (
    <>
      <RowList label={text.list.title} scrolls>
        {shares.map((share) => (
          <RowItem
            key={share.sh_no}
            name={[shareKind.label(share.kind), share.title ?? withWhom(share)].filter(Boolean).join(' · ')}
            about={ruleWords(share)}
          >
            <ShareStateTag state={share.state} />
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={text.openOf(share.title ?? share.name)}
              onClick={() => setOpened(share.sh_no)}
            >
              {text.open}
            </Button>
          </RowItem>
        ))}
      </RowList>
      <Paging total={total} offset={offset} limit={sharesPerPage} onChange={setOffset} />
      {shown && <SharePanel key={shown.sh_no} share={shown} onClose={() => setOpened(null)} />}
    </>
  )
}
