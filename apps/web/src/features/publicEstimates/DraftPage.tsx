import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import type { PublicDraft } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { showDate } from '../../shared/lib/format/date.ts'
import { Facts } from '../../shared/ui/display/Facts.tsx'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { PublicHead, PublicPage } from '../../shared/ui/page/PublicPage.tsx'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { Words } from './EstimateContent.tsx'
import { EstimateLines } from './EstimateLines.tsx'
import { EstimateSums } from './EstimateSums.tsx'
import { pageText as text } from './publicEstimates.messages.ts'
import { useFollowing } from './useFollowing.ts'

interface DraftPageProps {
  t: string
  draft: PublicDraft
  /** Reads it again. */
  onChange: () => Promise<unknown>
}

/** 함께 보기: what the consultant writes at this moment, to read only. */
export const DraftPage = ({ t, draft, onChange }: DraftPageProps) => {
  useFollowing(t, onChange)
  const { est_title, client_name, est_to_name, est_valid_dt, emp_name, company, lines } = draft
  return (
    <PublicPage>
      <PublicHead
        kind={
          <>
            {text.kind} <Tag tone="amber">{text.draft}</Tag>
          </>
        }
        title={est_title}
        to={text.to(client_name, est_to_name)}
      >
        <Facts
          facts={[
            est_valid_dt !== null && [text.validUntil, text.until(showDate(est_valid_dt))],
            [text.manager, [emp_name, company.name].filter(Boolean).join(' · ')],
          ]}
        />
      </PublicHead>
      <Stack>
        <Note tone="amber">{text.draftNote}</Note>
        {lines.length === 0 ? (
          <EmptyLine>{text.noLines}</EmptyLine>
        ) : (
          <EstimateLines lines={lines} onChoose={undefined} />
        )}
        <EstimateSums estimate={draft} sums={sumsOf(draft)} />
        <Words title={text.terms} words={draft.est_terms} />
        <Words title={text.note} words={draft.est_note} />
      </Stack>
    </PublicPage>
  )
}
