import type { Recipient } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { estimateFields } from '@crm/contract/features/estimates/estimates.words'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { FormFields } from '../../../shared/kit/form/FormFields.tsx'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { Card } from '../../../shared/ui/Card.tsx'
import { Note } from '../../../shared/ui/Note.tsx'
import { Segments } from '../../../shared/ui/Segments.tsx'
import { Stack } from '../../../shared/ui/Stack.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import { EstimatePaper } from '../paper/EstimatePaper.tsx'
import { BasicsCard } from './BasicsCard.tsx'
import classes from './Editor.module.css'
import { amountsOf, type EstimateValues } from './estimateValues.ts'
import { LinesCard } from './LinesCard.tsx'
import { PlanLines } from './PlanLines.tsx'
import { SumsCard } from './SumsCard.tsx'
import { type EstimateForm, useEstimateForm } from './useEstimateForm.ts'
import { WordsCard } from './WordsCard.tsx'

interface EstimateEditorProps {
  estimate: Estimate | undefined
  start: EstimateValues
  client_name: string
  recipients: Recipient[]
  onMade: (estimate: Estimate) => void
  /** The page around it, with what the form has to say in its head. */
  children: (form: EstimateForm, progress: ReactNode, content: ReactNode) => ReactNode
}

const views = [
  { value: 'write', label: text.write },
  { value: 'preview', label: text.preview },
] as const

/** Where the form is with saving, in a few words. */
const progressOf = (form: EstimateForm, isMade: boolean) => {
  if (form.conflicts.length > 0 || form.mergeNote) return <FormNotes state={form} />
  if (form.busy) return text.saving
  if (!form.isRight) return text.needsMending
  if (form.isUnsaved) return text.unsaved
  return isMade ? text.saved : text.notSavedYet
}

/** Writes an estimate beside the page that comes of it. */
export const EstimateEditor = (props: EstimateEditorProps) => {
  const { estimate, start, client_name, recipients, onMade, children } = props
  const form = useEstimateForm({ estimate, start, onMade })
  const [view, setView] = useState<'write' | 'preview'>('write')
  const { values } = form
  const amounts = useMemo(() => amountsOf(values), [values])
  // The page may be a moment behind the letters.
  const shown = useDeferredValue(values)
  const paper = useMemo(
    () => <EstimatePaper facts={{ client_name, est_code: null, est_issued_dt: null }} draft={shown} />,
    [client_name, shown],
  )
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
            <LinesCard form={form} amounts={amounts} est_no={estimate?.est_no} />
            <SumsCard form={form} amounts={amounts} />
            <Card title={estimateFields.est_plans}>
              <PlanLines
                value={values.plans}
                total={amounts.sums.total}
                mistakeOf={(place, name) => form.mistakes[`plans.${place}.${name}`]}
                onChange={(plans) => form.form.setFieldValue('plans', plans)}
              />
            </Card>
            <WordsCard form={form} />
          </FormFields>
        </div>
        <div className={classes.paper}>{paper}</div>
      </div>
    </Stack>
  )
  return children(form, <span role="status">{progressOf(form, estimate !== undefined)}</span>, content)
}
