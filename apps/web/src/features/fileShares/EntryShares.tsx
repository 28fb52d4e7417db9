import { shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button } from '@mantine/core'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { useRevoke, useSharesOf } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'
import { ruleWords, ShareStateTag, withWhom } from './shareWords.tsx'

/** The shares that an entry has already; nothing where it has none. */
export const EntryShares = ({ ft_no }: { ft_no: number }) => {
  const shares = useSharesOf(ft_no).data?.query ?? []
  const { revoke } = useRevoke()
  if (!shares.length) return null
  return (
    <RowList label={text.list.title} scrolls>
      {shares.map((share) => (
        <RowItem
          key={share.sh_no}
          name={[shareKind.label(share.kind), share.title ?? withWhom(share)].filter(Boolean).join(' · ')}
          about={ruleWords(share)}
        >
          <ShareStateTag state={share.state} />
          {share.state === 'active' && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => revoke(share.sh_no)}>
              {text.revoke}
            </Button>
          )}
        </RowItem>
      ))}
    </RowList>
  )
}
