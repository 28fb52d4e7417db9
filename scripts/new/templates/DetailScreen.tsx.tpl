import { {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { Text } from '@mantine/core'
import { RecordScreen } from '../../shared/kit/record/RecordScreen.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { {{many}}Text as text } from './{{many}}.messages.ts'

export const {{One}}DetailScreen = () => (
  <RecordScreen
    endpoints={ {{many}}}
    keyName="{{p}}_no"
    table="{{table}}"
    list={{ path: {{one}}Screens.{{One}}List.path, title: text.list.title }}
    editPath={ {{one}}Screens.{{One}}Edit.path}
    words={text}
    title={({ {{p}}_title }) => {{p}}_title}
    context={({ emp_name, state }) => [emp_name, {{one}}State.label(state)].join(' · ')}
  >
    {({ {{p}}_content }) => (
      <Card title={text.content}>
        <Text style={{ whiteSpace: 'pre-wrap' }}>{ {{p}}_content}</Text>
      </Card>
    )}
  </RecordScreen>
)
