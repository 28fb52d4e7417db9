import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import { useDebouncedValue } from '@mantine/hooks'
import { RichTextView } from '../../../shared/kit/editor/RichTextView.tsx'
import { LoadedRecord } from '../../../shared/kit/record/RecordLoading.tsx'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../../shared/ui/layout/Tile.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { contractFormText as text } from '../contracts.messages.ts'
import { UnknownValues } from '../UnknownValues.tsx'

const pause = 600

interface ContractPreviewProps {
  est_no: number
  ctt_no: number | null
  ctr_special: string
}

const Filled = ({ est_no, ctt_no, ctr_special }: ContractPreviewProps & { ctt_no: number }) => {
  const read = useRead(contractSigning.preview, { body: { est_no, ctt_no, ctr_special } })
  return (
    <LoadedRecord read={read}>
      {({ html }) => (
        <Stack gap="row">
          <UnknownValues html={html} />
          <Tile size="lg">
            <RichTextView html={html} />
          </Tile>
        </Stack>
      )}
    </LoadedRecord>
  )
}

/** The contract as its signers would read it, a moment after whoever writes it pauses. */
export const ContractPreview = ({ est_no, ctt_no, ctr_special }: ContractPreviewProps) => {
  const [special] = useDebouncedValue(ctr_special, pause)
  return (
    <Section title={text.preview}>
      {ctt_no ? (
        <Filled est_no={est_no} ctt_no={ctt_no} ctr_special={special} />
      ) : (
        <EmptyLine>{text.previewEmpty}</EmptyLine>
      )}
    </Section>
  )
}
