import { Button } from '@mantine/core'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { barText as text } from './bar.messages.ts'

interface ToldQuestionProps {
  onAnswer: (is_told: boolean) => unknown
  onCancel: () => void
}

/** Asked before the first recording of a meeting: it may be recorded either way, but a word beforehand is decent. */
export const ToldQuestion = ({ onAnswer, onCancel }: ToldQuestionProps) => (
  <Stack gap="sm">
    <div role="alert">
      <strong>{text.told}</strong>
      <SmallText>{text.toldNote}</SmallText>
    </div>
    <Inline wraps>
      <Button size="xs" autoFocus onClick={() => onAnswer(true)}>
        {text.toldYes}
      </Button>
      <Button size="xs" variant="default" onClick={() => onAnswer(false)}>
        {text.toldNo}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={onCancel}>
        {text.cancel}
      </Button>
    </Inline>
  </Stack>
)
