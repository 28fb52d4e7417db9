import type { TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { won } from '@crm/contract/kit/numbers'
import { showDate } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { PaperStateTag, paperName } from './PaperStateTag.tsx'
import { taxPapersText as text } from './taxPapers.messages.ts'

type ShownPaper = Pick<
  TaxPaper,
  'kind' | 'amended_of' | 'tp_state' | 'total' | 'vat' | 'company_name' | 'issue_number' | 'issued_dt' | 'due_dt'
> & { is_overdue?: boolean }

interface PaperFactsProps {
  paper: ShownPaper
  /** What it is of, where that is not clear from where it stands. */
  about?: string
}

/** A paper as whoever gets it reads it. */
export const PaperFacts = ({ paper, about }: PaperFactsProps) => (
  <Stack gap="xs">
    <Inline wraps>
      <strong>{[paperName(paper), about].filter(Boolean).join(' · ')}</strong>
      <PaperStateTag paper={{ tp_state: paper.tp_state, is_overdue: paper.is_overdue ?? false }} />
    </Inline>
    <Facts
      inRows
      facts={[
        [text.total, won(paper.total)],
        [text.vat, won(paper.vat)],
        paper.company_name !== null && [text.company, paper.company_name],
        paper.issue_number !== null && [text.number, paper.issue_number],
        paper.issued_dt !== null && [text.issuedAt, showDate(paper.issued_dt)],
        paper.tp_state === 'requested' && [text.due, showDate(paper.due_dt)],
      ]}
    />
  </Stack>
)
