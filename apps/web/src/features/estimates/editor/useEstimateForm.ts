import { estimates } from '@crm/contract/features/estimates/estimates'
import { type Estimate, EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateFields, vatMode } from '@crm/contract/features/estimates/estimates.words'
import { useEffect, useId, useRef } from 'react'
import { useAutoSubmit } from '../../../shared/kit/form/useAutoSubmit.ts'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { keepEstimate } from '../estimates.api.ts'
import { type EstimateValues, valuesOf } from './estimateValues.ts'

interface EstimateFormOptions {
  estimate: Estimate | undefined
  /** What a new one starts with. */
  start: EstimateValues
  onMade: (estimate: Estimate) => void
}

/** What is wrong, by the path of its field: `lines.0.el_price`. */
const mistakesIn = (values: EstimateValues) => {
  const { error } = EstimateDraft.safeParse(values)
  const mistakes: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) mistakes[path.join('.')] ??= message
  return mistakes
}

const labels = { ...estimateFields, lines: estimateFields.est_lines, plans: estimateFields.est_plans }

/** An estimate that saves itself: the first save makes it, whatever cannot be sent yet stays in the browser. */
export const useEstimateForm = ({ estimate, start, onMade }: EstimateFormOptions) => {
  const formId = useId()
  const state = useRecordForm({
    create: estimates.create,
    update: estimates.update,
    record: estimate,
    toValues: (row: Estimate | undefined) => (row ? valuesOf(row) : start),
    labels,
    show: {
      est_vat_mode: vatMode.label,
      lines: (lines) => lines.map(({ el_name }) => el_name).join(', '),
      plans: (plans) => plans.map(({ epl_title }) => epl_title).join(', '),
      est_discount: ({ kind, value }) => `${value}${kind === 'rate' ? '%' : '원'}`,
    },
    draft: estimate ? `estimate.${estimate.est_no}` : `estimate.of.${start.proj_no}`,
    done: null,
    goesOn: true,
    // What is typed is sent when people pause; until then the browser keeps it.
    guardsLeaving: false,
    onDone: (row) => {
      keepEstimate(row)
      if (!estimate) onMade(row)
    },
  })
  const values = state.form.values as EstimateValues
  const mistakes = mistakesIn(values)
  const isRight = Object.keys(mistakes).length === 0
  useAutoSubmit(state, { formId, values, isReady: isRight })

  const keep = useRef(state.keepDraft)
  keep.current = state.keepDraft
  useEffect(() => () => keep.current(), [])

  return { ...state, formId, values, mistakes, isRight }
}

export type EstimateForm = ReturnType<typeof useEstimateForm>
