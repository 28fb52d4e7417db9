import { type PaperState, paperKind, paperState, type TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { Tag, type Tone } from '../../shared/ui/Tag.tsx'
import { taxPapersText as text } from './taxPapers.messages.ts'

const tones: Record<PaperState, Tone> = { requested: 'amber', issued: 'green', cancelled: 'gray' }

/** What waits longer than the tax office allows stands out. */
export const PaperStateTag = ({ paper }: { paper: Pick<TaxPaper, 'tp_state' | 'is_overdue'> }) =>
  paper.is_overdue ? (
    <Tag tone="red">{text.overdue}</Tag>
  ) : (
    <Tag tone={tones[paper.tp_state]}>{paperState.label(paper.tp_state)}</Tag>
  )

export const paperName = ({ kind, amended_of }: Pick<TaxPaper, 'kind' | 'amended_of'>) =>
  `${amended_of === null ? '' : `${text.amended} `}${paperKind.label(kind)}`
