import type { ClientContract } from '@crm/contract/features/clientEstimates/clientEstimates.rows'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { PaperFacts } from '../taxPapers/PaperFacts.tsx'
import { clientEstimatesText as text } from './clientEstimates.messages.ts'

/** The papers of what was paid: what was issued with its number, and what is still to come. */
export const PapersCard = ({ contract: { papers, by_card } }: { contract: ClientContract }) =>
  (papers.length > 0 || by_card) && (
    <Card title={text.papers}>
      <Stack>
        {papers.map((paper) => (
          <PaperFacts key={paper.tp_no} paper={paper} about={paper.projcrd_title} />
        ))}
        {by_card && <SmallText>{text.byCard}</SmallText>}
      </Stack>
    </Card>
  )
