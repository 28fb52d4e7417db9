import { type {{One}}, {{one}}Fields, {{one}}State, {{many}} } from '@crm/contract/features/{{many}}/{{many}}'
import { {{one}}Screens } from '@crm/contract/features/{{many}}/{{many}}.screens'
import { Textarea, TextInput } from '@mantine/core'
import { generatePath, useNavigate } from 'react-router'
import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { WithRecord } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { {{many}}Text as text } from './{{many}}.messages.ts'

const detailPath = ({{p}}_no: number) => generatePath({{one}}Screens.{{One}}Detail.path, { id: String({{p}}_no) })
const list = { path: {{one}}Screens.{{One}}List.path, title: text.list.title }

const {{One}}Form = ({ {{one}} }: { {{one}}?: {{One}} }) => {
  const navigate = useNavigate()
  const state = useRecordForm({
    create: {{many}}.create,
    update: {{many}}.update,
    record: {{one}},
    toValues: (record: {{One}} | undefined) => ({
      {{p}}_title: record?.{{p}}_title ?? '',
      {{p}}_content: record?.{{p}}_content ?? '',
      state: record?.state ?? (1 as const),
    }),
    labels: {{one}}Fields,
    show: { state: {{one}}State.label },
    draft: {{one}} ? `{{one}}.${ {{one}}.{{p}}_no}` : '{{one}}',
    onDone: ({ {{p}}_no }) => navigate(detailPath({{p}}_no), { replace: !{{one}} }),
  })
  const { field } = state
  return (
    <FormPage
      state={state}
      title={ {{one}} ? text.editTitle : text.createTitle}
      list={list}
      back={ {{one}} ? detailPath({{one}}.{{p}}_no) : list.path}
    >
      <Card>
        <FieldGrid>
          <TextInput data-whole {...field('{{p}}_title')} />
          <Textarea data-whole autosize minRows={6} {...field('{{p}}_content')} />
          <SegmentsField data={ {{one}}State.options} {...field('state')} />
        </FieldGrid>
      </Card>
    </FormPage>
  )
}

export const {{One}}CreateScreen = () => <{{One}}Form />

export const {{One}}EditScreen = () => {
  const {{p}}_no = useRecordNo()
  return (
    <WithRecord endpoint={ {{many}}.detail} params={{ {{p}}_no }} list={list} words={text}>
      {({{one}}) => <{{One}}Form key={ {{p}}_no} {{one}}={ {{one}}} />}
    </WithRecord>
  )
}
