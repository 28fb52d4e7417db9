import { estimateFields } from '@crm/contract/features/estimates/estimates.words'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import type { amountsOf } from './estimateValues.ts'
import { PlanLines } from './PlanLines.tsx'
import type { EstimateForm } from './useEstimateForm.ts'

interface PlanCardProps {
  form: EstimateForm
  amounts: ReturnType<typeof amountsOf>
}

/** How it is paid. */
export const PlanCard = ({ form, amounts }: PlanCardProps) => (
  <Card title={estimateFields.est_plans}>
    <PlanLines
      value={form.values.plans}
      total={amounts.sums.total}
      mistakeOf={(place, name) => form.mistakes[`plans.${place}.${name}`]}
      onChange={(plans) => form.form.setFieldValue('plans', plans)}
    />
  </Card>
)
