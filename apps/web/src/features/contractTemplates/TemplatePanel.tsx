import {
  contractTemplates,
  templateFields,
  templateState,
} from '@crm/contract/features/contractTemplates/contractTemplates'
import { contractTemplateScreens } from '@crm/contract/features/contractTemplates/contractTemplates.screens'
import { RichTextView } from '../../shared/kit/editor/RichTextView.tsx'
import type { PeekProps } from '../../shared/kit/list/OpenedPeek.tsx'
import { RecordPeek } from '../../shared/kit/record/RecordPeek.tsx'
import { recordView } from '../../shared/kit/record/recordView.tsx'
import { showDateTime } from '../../shared/lib/format/date.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'
import { templateList } from './templateList.ts'

const view = recordView({
  endpoints: contractTemplates,
  keyName: 'ctt_no',
  table: 'contract_templates',
  list: templateList,
  edit: contractTemplateScreens.AdminContractEdit.path,
  words: text,
  name: ({ ctt_name }) => ctt_name,
  facts: ({ ctt_text, ctt_ver, state, emp_name, update_dt }) => [
    ctt_text !== '' && [templateFields.ctt_text, ctt_text, 'wide'],
    [templateFields.ctt_ver, text.version(ctt_ver)],
    [templateFields.state, templateState.label(state)],
    [text.author, text.versionBy(emp_name)],
    [text.changed, showDateTime(update_dt)],
  ],
  children: ({ ctt_html }) => (
    <Card title={templateFields.ctt_html}>
      <RichTextView html={ctt_html} />
    </Card>
  ),
})

/** One text beside the list; contracts that were made from it keep theirs when it is removed. */
export const TemplatePanel = ({ ctt_no, onClose }: PeekProps<'ctt_no'>) => (
  <RecordPeek view={view} no={ctt_no} onClose={onClose} />
)
