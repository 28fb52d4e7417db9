import { Textarea } from '@mantine/core'
import { useContext } from 'react'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { estimatesText as text } from '../estimates.messages.ts'
import { HidesInternal } from './hidesInternal.ts'
import type { EstimateForm } from './useEstimateForm.ts'

/** Terms and a note for the client, and a memo for ourselves. */
export const WordsCard = ({ form: { field } }: { form: EstimateForm }) => (
  <Card title={text.words}>
    <Stack>
      <Textarea autosize minRows={3} maxRows={14} {...field('est_terms')} withAsterisk={false} />
      <Textarea autosize minRows={2} maxRows={10} {...field('est_note')} withAsterisk={false} />
      {!useContext(HidesInternal) && (
        <Textarea
          autosize
          minRows={2}
          maxRows={10}
          description={text.memoHint}
          {...field('est_memo')}
          withAsterisk={false}
        />
      )}
    </Stack>
  </Card>
)
