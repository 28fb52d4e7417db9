import { Button } from '@mantine/core'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Grid } from '../../shared/ui/layout/Grid.tsx'
import { DraftWarnings } from '../estimates/editor/DraftWarnings.tsx'
import { SumsCard } from '../estimates/editor/SumsCard.tsx'
import type { EditorOptions, useEstimateEditor } from '../estimates/editor/useEstimateEditor.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'

const rates = [0, 3, 5, 10, 15, 20]

interface DiscountStepProps {
  estimate: EditorOptions['estimate']
  editor: ReturnType<typeof useEstimateEditor>
}

/** A usual rate at one touch, or any other; what needs an approval is said here already. */
export const DiscountStep = ({ estimate, editor: { form, amounts } }: DiscountStepProps) => {
  const { est_discount } = form.values
  const isChosen = (rate: number) =>
    rate === 0 ? !est_discount?.value : est_discount?.kind === 'rate' && est_discount.value === rate
  return (
    <>
      <DraftWarnings estimate={estimate} />
      <Card title={text.rates}>
        <Grid least={96} gap="sm">
          {rates.map((rate) => (
            <Button
              key={rate}
              variant={isChosen(rate) ? 'filled' : 'default'}
              aria-pressed={isChosen(rate)}
              onClick={() => form.form.setFieldValue('est_discount', rate === 0 ? null : { kind: 'rate', value: rate })}
            >
              {rate === 0 ? text.noDiscount : text.rate(rate)}
            </Button>
          ))}
        </Grid>
      </Card>
      <SumsCard form={form} amounts={amounts} />
    </>
  )
}
