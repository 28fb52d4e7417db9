import { minutes } from '@crm/contract/features/minutes/minutes'
import { PdfButton } from '../../shared/kit/files/download/PdfButton.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { minutesText } from './minutes.messages.ts'

/** The saved minutes on paper: what the client gets, and what stays with us. */
export const MinutesPdfButtons = ({ mrd_no }: { mrd_no: number }) => (
  <Inline wraps>
    <PdfButton endpoint={minutes.pdf} params={{ mrd_no }} size="xs">
      {minutesText.clientPdf}
    </PdfButton>
    <PdfButton endpoint={minutes.internalPdf} params={{ mrd_no }} size="xs">
      {minutesText.internalPdf}
    </PdfButton>
  </Inline>
)
