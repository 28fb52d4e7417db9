import { estimateFields } from '@crm/contract/features/estimates/estimates.words'
import { won } from '@crm/contract/kit/numbers'
import { Box } from '@mantine/core'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import type { amountsOf } from './estimateValues.ts'
import { DiscountField } from './lines/LineFields.tsx'
import type { EstimateForm } from './useEstimateForm.ts'

interface SumsCardProps {
  form: EstimateForm
  amounts: ReturnType<typeof amountsOf>
}

/** The discount of the whole, and what it all comes to. */
export const SumsCard = ({ form: { form, values, mistakes }, amounts: { sums } }: SumsCardProps) => (
  <Card title={text.sums}>
    <Stack>
      <Box maw={260}>
        <DiscountField
          label={text.wholeDiscount}
          value={values.est_discount}
          error={mistakes['est_discount.value'] ?? mistakes.est_discount}
          onChange={(discount) => form.setFieldValue('est_discount', discount)}
        />
      </Box>
      <Facts
        inRows
        facts={[
          [text.lineSum, won(sums.net)],
          sums.discount.amount > 0 && [text.discountAmount, `-${won(sums.discount.amount)}`],
          [estimateFields.est_supply, won(sums.supply)],
          [estimateFields.est_vat, won(sums.vat)],
          [estimateFields.est_amount, <strong key="total">{won(sums.total)}</strong>],
        ]}
      />
      {values.lines.some(({ is_optional }) => is_optional) && <SmallText>{text.optionalNote}</SmallText>}
    </Stack>
  </Card>
)
