import { shareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { PageSpinner } from '../../shared/ui/page/PageSpinner.tsx'
import { ErrorState } from '../../shared/ui/state/ErrorState.tsx'
import { treeText } from '../fileTree/fileTree.messages.ts'
import { findEnding } from './fileShares.api.ts'
import { sharesText as text } from './fileShares.messages.ts'

interface MoveConfirmProps {
  ft_nos: number[]
  act: 'move' | 'remove'
  onConfirm: () => void
  onClose: () => void
}

/** Before something that is shared is moved or deleted: names the shares and requests that end, and goes on only once people say that they know. */
export const MoveConfirm = ({ ft_nos, act, onConfirm, onClose }: MoveConfirmProps) => {
  const [isKnown, setKnown] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['live shares', act, ft_nos],
    queryFn: () => findEnding(ft_nos, act),
    gcTime: 0,
  })
  const { shares, requests } = data ?? {}
  return (
    <ModalCard
      opened
      onClose={onClose}
      title={shares && !shares.length ? text.closesRequests : treeText.endsShares[act]}
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
          {shares.length > 0 && (
            <>
              <SmallText>{text.releaseList(shares.length)}</SmallText>
              <RowList scrolls label={text.releaseList(shares.length)}>
                {shares.map(({ sh_no, name, title, kind, emp_name, reg_dt }) => (
                  <RowItem key={sh_no} name={title ?? name} about={`${name} · ${emp_name} · ${showDate(reg_dt)}`}>
                    <Tag tone={kind === 'link' ? 'accent' : 'teal'}>{shareKind.label(kind)}</Tag>
                  </RowItem>
                ))}
              </RowList>
            </>
          )}
          {requests && requests.length > 0 && (
            <>
              <SmallText>{text.closesList(requests.length)}</SmallText>
              <RowList scrolls label={text.closesList(requests.length)}>
                {requests.map(({ fr_no, title, box_name, emp_name }) => (
                  <RowItem key={fr_no} name={title} about={[box_name, emp_name].filter(Boolean).join(' · ')}>
                    <Tag tone="amber">{text.request}</Tag>
                  </RowItem>
                ))}
              </RowList>
            </>
          )}
          <Checkbox
            label={shares.length ? treeText.knowsSharesEnd : text.knowsRequestsEnd}
            checked={isKnown}
            onChange={({ currentTarget }) => setKnown(currentTarget.checked)}
          />
        </Stack>
      )}
    </ModalCard>
  )
}
