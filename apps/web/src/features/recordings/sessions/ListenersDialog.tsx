import { Button } from '@mantine/core'
import { showDateTime } from '../../../shared/lib/date.ts'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { RowsSkeleton } from '../../../shared/ui/PageSkeleton.tsx'
import { RowItem, RowList } from '../../../shared/ui/RowList.tsx'
import { Tag } from '../../../shared/ui/Tag.tsx'
import { useListeners } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'

/** Who heard or downloaded a recording, and when. */
export const ListenersDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { rows, isError, error, refetch, hasMore, isAdding, more } = useListeners(id)
  return (
    <ModalCard opened onClose={onClose} title={text.listeners} size={480}>
      {isError && !rows && <ErrorState reason={error?.message} onRetry={() => refetch()} />}
      {!rows && !isError && <RowsSkeleton />}
      {rows?.length === 0 && <EmptyLine>{text.listenersNone}</EmptyLine>}
      {rows && rows.length > 0 && (
        <RowList scrolls label={text.listeners}>
          {rows.map(({ emp_no, emp_name, listened_dt, is_download }) => (
            <RowItem key={`${emp_no} ${listened_dt} ${is_download}`} name={emp_name} about={showDateTime(listened_dt)}>
              <Tag tone={is_download ? 'violet' : 'gray'}>{is_download ? text.downloaded : text.listened}</Tag>
            </RowItem>
          ))}
        </RowList>
      )}
      {hasMore && (
        <Button variant="default" fullWidth loading={isAdding} onClick={more}>
          {text.more}
        </Button>
      )}
    </ModalCard>
  )
}
