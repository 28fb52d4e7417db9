import { type TranscriberKind, transcriberKind } from '@crm/contract/features/recordings/recordings.rows'
import { Button } from '@mantine/core'
import { IconMicrophone } from '@tabler/icons-react'
import { useId } from 'react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { barText as text } from './bar.messages.ts'
import type { useTranscriberChoice } from './useStart.ts'

interface StartPartProps {
  choice: ReturnType<typeof useTranscriberChoice>
  onStart: () => unknown
}

const kinds: TranscriberKind[] = ['server', 'browser', 'none']

/** Where the words are to come from, and the start. */
export const StartPart = ({ choice, onStart }: StartPartProps) => {
  const { transcriber, offered, choose, problem } = choice
  const id = useId()
  return (
    <Stack gap="sm">
      <Stack gap="xs">
        <SmallText as="span">
          <span id={id}>{text.transcriber}</span>
        </SmallText>
        <Segments
          fullWidth
          size="xs"
          aria-labelledby={id}
          data={kinds.map((kind) => ({ value: kind, label: transcriberKind.label(kind), disabled: !offered[kind] }))}
          value={transcriber}
          onChange={choose}
        />
        <SmallText>{text.transcriberNotes[transcriber]}</SmallText>
        {!offered.server && <SmallText>{problem ?? text.noServer}</SmallText>}
        {!offered.browser && <SmallText>{text.noBrowser}</SmallText>}
      </Stack>
      <Button fullWidth leftSection={<IconMicrophone size={16} aria-hidden />} onClick={() => onStart()}>
        {text.start}
      </Button>
    </Stack>
  )
}
