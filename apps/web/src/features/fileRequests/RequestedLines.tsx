import { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import type { ArrivedFile, FileRequest, FileRequestLine } from '@crm/contract/features/fileRequests/fileRequests.rows'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { generatePath, Link } from 'react-router'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { ModalCard } from '../../shared/ui/overlay/ModalCard.tsx'
import { requestsText as text } from './fileRequests.messages.ts'

const ArrivedRow = ({ file, proj_no }: { file: ArrivedFile; proj_no: number }) => (
  <RowItem name={file.name} about={[file.done_by, showDateTime(file.reg_dt)].filter(Boolean).join(' · ')}>
    {file.ft_no === null ? (
      <Tag>{text.deleted}</Tag>
    ) : (
      <Button
        component={Link}
        to={generatePath(screens.WorkDetailShareDetail.path, { id: String(proj_no), file_ft_no: String(file.ft_no) })}
        size="compact-sm"
        variant="subtle"
        aria-label={text.openOf(file.name)}
      >
        {text.open}
      </Button>
    )}
  </RowItem>
)

const aboutOf = ({ note, done_dt, done_by, files }: FileRequestLine) =>
  done_dt && !files.length ? [done_by, showDateTime(done_dt)].filter(Boolean).join(' · ') : note

/** What was asked for, line by line: who brought what and when, the way to it, and a way to ask again. */
export const RequestedLines = ({ request, onClose }: { request: FileRequest; onClose: () => void }) => {
  const { mutate: reopen } = useWrite(fileRequests.reopenLine, { done: text.reopened })
  const askToReopen = async ({ frl_no, name }: FileRequestLine) => {
    const description = request.state === 'open' ? text.reopenHow : text.reopenClosedHow
    if (await confirm({ title: text.reopenAsk(name), description, yes: text.reopen })) reopen({ params: { frl_no } })
  }
  return (
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
        {request.lines.flatMap((line) => [
          <RowItem key={line.frl_no} name={line.name} about={aboutOf(line)}>
            <Tag tone={line.done_dt ? 'green' : 'gray'}>{line.done_dt ? text.arrived(null) : text.waiting}</Tag>
            {line.done_dt && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={text.reopenOf(line.name)}
                onClick={() => askToReopen(line)}
              >
                {text.reopen}
              </Button>
            )}
          </RowItem>,
          ...line.files.map((file) => (
            <ArrivedRow key={`${line.frl_no} ${file.ff_no}`} file={file} proj_no={request.proj_no} />
          )),
        ])}
      </RowList>
    </ModalCard>
  )
}
