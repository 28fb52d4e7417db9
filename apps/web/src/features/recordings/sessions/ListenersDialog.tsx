import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { useListeners } from '../recordings.api.ts'
import { recordingsText as text } from '../recordings.messages.ts'

/** Who heard or downloaded a recording, and when. */
export const ListenersDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const pages = useListeners(id)
  return (
    <ModalCard opened onClose={onClose} title={text.listeners} size={480}>
      <LoadedRows read={pages} empty={text.listenersNone}>
        {(rows) => (
          <RowList scrolls label={text.listeners}>
            {rows.map(({ emp_no, emp_name, listened_dt, is_download }) => (
              <RowItem
                key={`${emp_no} ${listened_dt} ${is_download}`}
                name={emp_name}
                about={showDateTime(listened_dt)}
              >
                <Tag tone={is_download ? 'violet' : 'gray'}>{is_download ? text.downloaded : text.listened}</Tag>
              </RowItem>
            ))}
          </RowList>
        )}
      </LoadedRows>
      <MoreButton pages={pages} />
    </ModalCard>
  )
}
