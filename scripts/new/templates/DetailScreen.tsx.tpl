import { {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { Text } from '@mantine/core'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPeek } from '../../shared/kit/record/RecordPeek.tsx'
import { RecordScreen } from '../../shared/kit/record/RecordScreen.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { {{many}}Text as text } from './{{many}}.messages.ts'

const view = recordView({
  endpoints: {{many}},
  keyName: '{{p}}_no',
  table: '{{table}}',
  list: { path: {{one}}Screens.{{One}}List.path, title: text.list.title },
  path: {{one}}Screens.{{One}}Detail.path,
  edit: {{one}}Screens.{{One}}Edit.path,
  words: text,
  name: ({ {{p}}_title }) => {{p}}_title,
  context: ({ emp_name, state }) => [emp_name, {{one}}State.label(state)].join(' · '),
  children: ({ {{p}}_content }) => (
    <Card title={text.content}>
      <Text style={{ whiteSpace: 'pre-wrap' }}>{ {{p}}_content}</Text>
    </Card>
  ),
})

export const {{One}}DetailScreen = () => <RecordScreen view={view} />

export const {{One}}Panel = ({ {{p}}_no, onClose }: PeekProps<'{{p}}_no'>) => (
  <RecordPeek view={view} no={ {{p}}_no} onClose={onClose} />
)
