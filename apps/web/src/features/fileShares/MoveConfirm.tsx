import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import { shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/lib/api.ts'
import { showDate } from '../../shared/lib/date.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { PageSpinner } from '../../shared/ui/PageSpinner.tsx'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { SmallText } from '../../shared/ui/SmallText.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { treeText } from '../fileTree/fileTree.messages.ts'
import { sharesText as text } from './fileShares.messages.ts'

interface MoveConfirmProps {
  ft_nos: number[]
  act: 'move' | 'remove'
  onConfirm: () => void
  onClose: () => void
}

/** Before something that is shared is moved or deleted: names the shares that end, and goes on only once people say that they know. */
export const MoveConfirm = ({ ft_nos, act, onConfirm, onClose }: MoveConfirmProps) => {
  const [isKnown, setKnown] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['live shares', ft_nos],
    queryFn: () => call(fileShares.findLive, { body: { ft_nos } }),
    gcTime: 0,
  })
  const shares = data?.query
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={treeText.endsShares[act]}
      size={480}
      actions={(close) => (
        <>
          <Button variant="default" onClick={close} data-autofocus>
            {text.cancel}
          </Button>
          <Button color={act === 'remove' ? 'red' : undefined} disabled={!isKnown || !shares} onClick={onConfirm}>
            {text.releaseYes[act]}
          </Button>
        </>
      )}
    >
      {error && <ErrorState reason={error.message} onRetry={refetch} />}
      {!shares && !error && <PageSpinner />}
      {shares && (
        <Stack>
          <SmallText>{text.releaseList(shares.length)}</SmallText>
          <RowList scrolls label={text.releaseList(shares.length)}>
            {shares.map(({ sh_no, name, title, kind, emp_name, reg_dt }) => (
              <RowItem key={sh_no} name={title ?? name} about={`${name} · ${emp_name} · ${showDate(reg_dt)}`}>
                <Tag tone={kind === 'link' ? 'accent' : 'teal'}>{shareKind.label(kind)}</Tag>
              </RowItem>
            ))}
          </RowList>
          <Checkbox
            label={treeText.knowsSharesEnd}
            checked={isKnown}
            onChange={({ currentTarget }) => setKnown(currentTarget.checked)}
          />
        </Stack>
      )}
    </ModalCard>
  )
}
