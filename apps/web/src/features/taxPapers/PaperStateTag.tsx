import { type PaperState, paperKind, paperState, type TaxPaper } from '@crm/contract/features/taxPapers/taxPapers.rows'
import { Tag, type Tone } from '../../shared/ui/display/Tag.tsx'
import { taxPapersText as text } from './taxPapers.messages.ts'

const tones: Record<PaperState, Tone> = { requested: 'accent', issued: 'green', cancelled: 'gray' }

interface PaperStateTagProps {
  paper: Pick<TaxPaper, 'tp_state' | 'is_overdue'> & { is_soon?: boolean }
}

/** What waits longer than the tax office allows stands out, and what it will wait for only days more. */
export const PaperStateTag = ({ paper: { tp_state, is_overdue, is_soon } }: PaperStateTagProps) => {
  if (is_overdue) return <Tag tone="red">{text.overdue}</Tag>
  if (is_soon) return <Tag tone="amber">{text.soon}</Tag>
  return <Tag tone={tones[tp_state]}>{paperState.label(tp_state)}</Tag>
}

export const paperName = ({ kind, amended_of }: Pick<TaxPaper, 'kind' | 'amended_of'>) =>
  `${amended_of === null ? '' : `${text.amended} `}${paperKind.label(kind)}`
