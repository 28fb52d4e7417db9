import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import { EstimatePaper } from '../paper/EstimatePaper.tsx'
import { amountsOf, type EstimateValues } from './estimateValues.ts'
import { type EstimateForm, useEstimateForm } from './useEstimateForm.ts'

export interface EditorOptions {
  estimate: Estimate | undefined
  start: EstimateValues
  client_name: string
  onMade: (estimate: Estimate) => void
}

/** Where the form is with saving, in a few words. */
const progressOf = (form: EstimateForm, isMade: boolean): ReactNode => {
  if (form.conflicts.length > 0 || form.mergeNote) return <FormNotes state={form} />
  if (form.busy) return text.saving
  if (!form.isRight) return text.needsMending
  if (form.isUnsaved) return text.unsaved
  return isMade ? text.saved : text.notSavedYet
}

/** An estimate that is written, whatever the screen looks like: the form, its sums, its paper, and how far it is saved. */
export const useEstimateEditor = ({ estimate, start, client_name, onMade }: EditorOptions) => {
  const form = useEstimateForm({ estimate, start, onMade })
  const { values } = form
  const amounts = useMemo(() => amountsOf(values), [values])
  // The page may be a moment behind the letters.
  const shown = useDeferredValue(values)
  const paper = useMemo(
    () => <EstimatePaper facts={{ client_name, est_code: null, est_issued_dt: null }} draft={shown} />,
    [client_name, shown],
  )
  return { form, amounts, paper, progress: <span role="status">{progressOf(form, estimate !== undefined)}</span> }
}
