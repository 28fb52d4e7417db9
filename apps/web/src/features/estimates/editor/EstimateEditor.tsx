import type { Recipient } from '@crm/contract/features/estimates/estimates'
import { type ReactNode, useState } from 'react'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import { BasicsCard } from './BasicsCard.tsx'
import classes from './Editor.module.css'
import { LinesCard } from './lines/LinesCard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { SumsCard } from './SumsCard.tsx'
import { type EditorOptions, useEstimateEditor } from './useEstimateEditor.tsx'
import type { EstimateForm } from './useEstimateForm.ts'
import { WordsCard } from './WordsCard.tsx'

interface EstimateEditorProps extends EditorOptions {
  recipients: Recipient[]
  /** The page around it, with what the form has to say in its head. */
  children: (form: EstimateForm, progress: ReactNode, content: ReactNode) => ReactNode
}

const views = [
  { value: 'write', label: text.write },
  { value: 'preview', label: text.preview },
] as const

/** Writes an estimate beside the page that comes of it. */
export const EstimateEditor = ({ recipients, children, ...options }: EstimateEditorProps) => {
  const { form, amounts, paper, progress } = useEstimateEditor(options)
  const [view, setView] = useState<'write' | 'preview'>('write')
  const content = (
    <Stack>
      <div className={classes.views}>
        <Segments aria-label={text.views} fullWidth data={views} value={view} onChange={setView} />
      </div>
      <div className={classes.columns} data-view={view}>
        <div>
          {form.problem && (
            <Note tone="red" role="alert">
              {form.problem}
            </Note>
          )}
          <FormFields state={form} id={form.formId}>
            <BasicsCard form={form} recipients={recipients} />
            <LinesCard form={form} amounts={amounts} est_no={options.estimate?.est_no} />
            <SumsCard form={form} amounts={amounts} />
            <PlanCard form={form} amounts={amounts} />
            <WordsCard form={form} />
          </FormFields>
        </div>
        <div className={classes.paper}>{paper}</div>
      </div>
    </Stack>
  )
  return children(form, progress, content)
}
