import { {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { messages } from '@crm/contract/messages'
import { Button } from '@mantine/core'
import { generatePath, Link, useNavigate } from 'react-router'
import { CommentsCard } from '../../shared/kit/comments/CommentsCard.tsx'
import { Attachments } from '../../shared/kit/files/Attachments.tsx'
import { HistoryCard } from '../../shared/kit/history/HistoryCard.tsx'
import { RecordPage } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { useWrite } from '../../shared/lib/useWrite.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { confirm } from '../../shared/ui/dialogs.ts'
import { {{many}}Text as text } from './{{many}}.messages.ts'

const list = { path: {{one}}Screens.{{One}}List.path, title: text.list.title }

export const {{One}}DetailScreen = () => {
  const {{p}}_no = useRecordNo()
  const navigate = useNavigate()
  const to = { to_table: '{{table}}', to_no: {{p}}_no }
  const remove = useWrite({{many}}.remove, { done: messages.deleted, onDone: () => navigate(list.path) })
  const askRemove = async () => {
    const words = { title: messages.reallyDelete, yes: text.remove, tone: 'danger' } as const
    if (await confirm(words)) remove.mutate({ params: { {{p}}_no } })
  }
  return (
    <RecordPage
      endpoint={ {{many}}.detail}
      params={{ {{p}}_no }}
      list={list}
      words={text}
      title={({ {{p}}_title }) => {{p}}_title}
      context={({ emp_name, state }) => [emp_name, {{one}}State.label(state)].join(' · ')}
      actions={() => (
        <>
          <Button variant="default" onClick={askRemove} loading={remove.isPending}>
            {text.remove}
          </Button>
          <Button component={Link} to={generatePath({{one}}Screens.{{One}}Edit.path, { id: String({{p}}_no) })}>
            {text.edit}
          </Button>
        </>
      )}
    >
      {({ {{p}}_content }) => (
        <>
          <Card title={text.list.title}>
            <p style={{ whiteSpace: 'pre-wrap' }}>{ {{p}}_content}</p>
          </Card>
          <Card title={text.files}>
            <Attachments to={to} canAdd />
          </Card>
          <CommentsCard to={to} />
          <HistoryCard to={to} />
        </>
      )}
    </RecordPage>
  )
}
