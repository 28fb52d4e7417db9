import {
  contractTemplates,
  type Template,
  templateFields,
  templateState,
} from '@crm/contract/features/contractTemplates/contractTemplates'
import { placeholderNames, placeholders } from '@crm/contract/features/contractTemplates/placeholders'
import { TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { RichTextField } from '../../shared/kit/editor/RichTextField.tsx'
import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { WithRecord } from '../../shared/kit/record/RecordPage.tsx'
import { useRecordNo } from '../../shared/kit/record/recordNo.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'
import { TemplatePreview } from './TemplatePreview.tsx'
import { TemplateVersions } from './TemplateVersions.tsx'
import { templateList as list } from './templateList.ts'

const insertions = {
  title: text.placeholders,
  options: placeholderNames.map((name) => ({ label: placeholders[name].label, text: `{{${name}}}` })),
}

const toValues = (template: Template | undefined) => ({
  ctt_name: template?.ctt_name ?? '',
  ctt_text: template?.ctt_text ?? '',
  ctt_html: template?.ctt_html ?? '',
  state: template?.state ?? (1 as const),
})

const TemplateForm = ({ template }: { template?: Template }) => {
  const navigate = useNavigate()
  const leave = () => navigate(list.path)
  const state = useRecordForm({
    create: contractTemplates.create,
    update: contractTemplates.update,
    record: template,
    toValues,
    labels: templateFields,
    show: { state: templateState.label },
    draft: template ? `contractTemplate.${template.ctt_no}` : 'contractTemplate',
    onDone: leave,
  })
  const { form, field } = state
  const written = form.getInputProps('ctt_html')
  return (
    <FormPage
      state={state}
      list={list}
      title={template ? text.editTitle : text.createTitle}
      context={template && text.version(template.ctt_ver)}
      back={list.path}
      side={
        <Stack>
          <TemplatePreview html={form.values.ctt_html} />
          {template && <TemplateVersions ctt_no={template.ctt_no} />}
        </Stack>
      }
    >
      <Card title={text.facts}>
        <FieldGrid>
          <TextInput {...field('ctt_name')} />
          <SegmentsField data={templateState.options} {...field('state')} />
          <TextInput data-whole {...field('ctt_text')} />
        </FieldGrid>
      </Card>
      <Card title={templateFields.ctt_html}>
        <Stack>
          {template && <Note>{text.versionHint}</Note>}
          <RichTextField
            label={templateFields.ctt_html}
            hideLabel
            headings
            insertions={insertions}
            placeholder={text.htmlPlaceholder}
            value={written.value}
            onChange={written.onChange}
            error={written.error}
          />
        </Stack>
      </Card>
    </FormPage>
  )
}

/** A new text that contracts can be made from. */
export const TemplateCreateScreen = () => <TemplateForm />

/** One text with its preview and its versions. */
export const TemplateEditScreen = () => {
  const ctt_no = useRecordNo()
  return (
    <WithRecord endpoint={contractTemplates.detail} params={{ ctt_no }} list={list} words={text}>
      {(template) => <TemplateForm key={ctt_no} template={template} />}
    </WithRecord>
  )
}
