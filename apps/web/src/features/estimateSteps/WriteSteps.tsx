import type { Recipient } from '@crm/contract/features/estimates/estimates'
import { won } from '@crm/contract/kit/numbers'
import type { ReactNode } from 'react'
import { FormFields } from '../../shared/kit/form/FormFields.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Text } from '../../shared/ui/display/Text.tsx'
import { BasicsCard } from '../estimates/editor/BasicsCard.tsx'
import { HidesInternal } from '../estimates/editor/hidesInternal.ts'
import { LinesCard } from '../estimates/editor/lines/LinesCard.tsx'
import { PlanCard } from '../estimates/editor/PlanCard.tsx'
import { type EditorOptions, useEstimateEditor } from '../estimates/editor/useEstimateEditor.tsx'
import { WordsCard } from '../estimates/editor/WordsCard.tsx'
import { DiscountStep } from './DiscountStep.tsx'
import { stepsText as text } from './estimateSteps.messages.ts'
import { IssueStep } from './FinishStep.tsx'
import { StepsFrame } from './StepsFrame.tsx'
import { lookStep, useStep } from './useStep.ts'
import { ViewingCard } from './ViewingCard.tsx'

interface WriteStepsProps extends EditorOptions {
  recipients: Recipient[]
  token: string | null
  onToken: (t: string | null) => void
  /** The page around it, with how far it is saved. */
  children: (progress: ReactNode, content: ReactNode) => ReactNode
}

/** The editor's form, one part of it at a time: it holds all values whichever part is on the screen. */
export const WriteSteps = ({ recipients, token, onToken, children, ...options }: WriteStepsProps) => {
  const { estimate } = options
  const editor = useEstimateEditor(options)
  const { form, amounts, paper, progress } = editor
  const [step, go] = useStep()
  const code = { estimate, token, onToken }
  const fields = [
    <BasicsCard key={1} form={form} recipients={recipients} />,
    <LinesCard key={2} form={form} amounts={amounts} est_no={estimate?.est_no} />,
    <DiscountStep key={3} estimate={estimate} editor={editor} />,
    <>
      <PlanCard form={form} amounts={amounts} />
      <WordsCard form={form} />
    </>,
  ]
  const content = (
    <HidesInternal value={true}>
      <StepsFrame
        step={step}
        first={1}
        onGo={go}
        note={
          <>
            {text.total}{' '}
            <Text as="strong" size="large">
              {won(amounts.sums.total)}
            </Text>
          </>
        }
      >
        {form.problem && (
          <Note tone="red" role="alert">
            {form.problem}
          </Note>
        )}
        <FormFields state={form} id={form.formId}>
          {step < lookStep && fields[step - 1]}
        </FormFields>
        {step === lookStep && (
          <>
            <ViewingCard {...code} />
            {paper}
          </>
        )}
        {step > lookStep && (
          <>
            <IssueStep
              estimate={estimate}
              draft={form.values}
              isSaving={form.isUnsaved || form.busy || !form.isRight}
            />
            <ViewingCard {...code} />
          </>
        )}
      </StepsFrame>
    </HidesInternal>
  )
  return children(progress, content)
}
