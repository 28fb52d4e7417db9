import {
  contractTemplates,
  mostHtml,
  type TemplateDraft,
  templateColumns,
  templateFields,
  templateMessages,
  templateState,
} from '@crm/contract/features/contractTemplates/contractTemplates'
import { pathOf } from '@crm/contract/paths'
import { sql } from 'kysely'
import { isDuplicate } from '../../db/dbErrors.ts'
import { matches } from '../../db/search/search.ts'
import { refuseField } from '../../http/refusal.ts'
import { recordFeature } from '../../record/recordFeature.ts'
import { cleanRichText } from '../editor/editor.service.ts'
import { contractTemplatesText as text } from './contractTemplates.messages.ts'
import { selectTemplate, selectTemplates } from './contractTemplates.queries.ts'
import { listVersions, previewTemplate } from './preview.service.ts'

const explainFault = (fault: unknown): never => {
  if (isDuplicate(fault, 'contract_templates_name')) return refuseField('conflict', 'ctt_name', text.nameTaken)
  throw fault
}

const valuesOf = ({ ctt_html, ...draft }: TemplateDraft) => ({
  ...draft,
  ctt_html: cleanRichText('ctt_html', ctt_html, { most: mostHtml, missing: templateMessages.html }),
})

export const contractTemplatesFeature = recordFeature(
  contractTemplates,
  {
    table: 'contract_templates',
    key: 'ctt_no',
    word: '계약 서식',
    topic: 'contractTemplates.changed',
    scopes: ['AdminContract'],
    rows: selectTemplates,
    detail: selectTemplate,
    columns: templateColumns,
    filters: {
      keyword: (keyword) => matches(sql`r.search_text`, keyword),
      state: (state) => sql`r.state = ${state}`,
    },
    order: { update_dt: sql`r.update_dt`, reg_dt: sql`r.ctt_no`, ctt_name: sql`r.ctt_name` },
    insert: (draft, emp_no) => ({ ...valuesOf(draft), emp_no }),
    update: valuesOf,
    explainFault,
    history: {
      ctt_name: [templateFields.ctt_name],
      ctt_text: [templateFields.ctt_text],
      ctt_ver: [templateFields.ctt_ver],
      state: [templateFields.state, templateState.labelOf],
    },
    about: ({ ctt_no, ctt_name, emp_no }) => ({
      name: ctt_name,
      link: pathOf('AdminContractList', {}, { tab: 'templates', ctt_no }),
      people: emp_no ? [emp_no] : [],
    }),
  },
  { preview: previewTemplate, versions: listVersions },
)
