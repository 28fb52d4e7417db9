import type { FileRequest } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { showDateTime } from '../../shared/lib/date.ts'
import { ModalCard } from '../../shared/ui/ModalCard.tsx'
import { RowItem, RowList } from '../../shared/ui/RowList.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { requestsText as text } from './fileRequests.messages.ts'

/** What was asked for, line by line: who brought it and when, and the way to it. */
export const RequestedLines = ({ request, onClose }: { request: FileRequest; onClose: () => void }) => (
  <ModalCard
    opened
    onClose={onClose}
    title={request.title}
    size={520}
    actions={(close) => (
      <Button variant="default" onClick={close}>
        {text.closeLines}
      </Button>
    )}
  >
    <RowList label={text.lines}>
      {request.lines.map(({ frl_no, name, note, done_dt, done_by, ft_no }) => (
        <RowItem
          key={frl_no}
          name={name}
          about={done_dt ? [done_by, showDateTime(done_dt)].filter(Boolean).join(' · ') : note}
        >
          <Tag tone={done_dt ? 'green' : 'gray'}>{done_dt ? text.arrived(null) : text.waiting}</Tag>
          {ft_no !== null && (
            <Button
              component={Link}
              to={generatePath(screens.WorkDetailShareDetail.path, {
                id: String(request.proj_no),
                file_ft_no: String(ft_no),
              })}
              size="compact-sm"
              variant="subtle"
              aria-label={text.openOf(name)}
            >
              {text.open}
            </Button>
          )}
        </RowItem>
      ))}
    </RowList>
  </ModalCard>
)
