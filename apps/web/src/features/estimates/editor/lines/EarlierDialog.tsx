import { estimates } from '@crm/contract/features/estimates/estimates'
import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { won } from '@crm/contract/kit/numbers'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../../shared/lib/server/api.ts'
import { RowItem, RowList } from '../../../../shared/ui/list/RowList.tsx'
import { ModalCard } from '../../../../shared/ui/overlay/ModalCard.tsx'
import { toast } from '../../../../shared/ui/overlay/toast.ts'
import { LoadedRows } from '../../../../shared/ui/state/LoadedRows.tsx'
import { EstimateStateTag } from '../../EstimateState.tsx'
import { useProjectEstimates } from '../../estimates.api.ts'
import { estimatesText as text } from '../../estimates.messages.ts'
import { toLineDraft } from './estimateLines.ts'

interface EarlierDialogProps {
  proj_no: number
  est_no: number | undefined
  onAdd: (lines: LineDraft[]) => void
  onClose: () => void
}

/** The lines of another estimate of the project. */
export const EarlierDialog = ({ proj_no, est_no, onAdd, onClose }: EarlierDialogProps) => {
  const read = useProjectEstimates(proj_no)
  const [busy, setBusy] = useState<number | null>(null)
  const others = read.data && { query: read.data.query.filter((row) => row.est_no !== est_no) }
  const take = async (wanted: number) => {
    setBusy(wanted)
    try {
      const { query } = await call(estimates.detail, { params: { est_no: wanted } })
      onAdd((query[0]?.lines ?? []).map(toLineDraft))
    } catch (problem) {
      toast.error(errorMessage(problem))
      setBusy(null)
    }
  }
  return (
    <ModalCard opened title={text.earlierTitle} size={560} onClose={onClose}>
      <LoadedRows read={{ ...read, data: others }} empty={text.noEarlier}>
        {(rows) => (
          <RowList label={text.earlierTitle}>
            {rows.map((row) => (
              <RowItem
                key={row.est_no}
                name={row.est_title}
                about={[row.est_code, text.version(row.est_ver), won(row.est_amount)].filter(Boolean).join(' · ')}
              >
                <EstimateStateTag state={row.est_state} />
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${row.est_title} ${text.version(row.est_ver)} ${text.insert}`}
                  loading={busy === row.est_no}
                  onClick={() => take(row.est_no)}
                >
                  {text.insert}
                </Button>
              </RowItem>
            ))}
          </RowList>
        )}
      </LoadedRows>
    </ModalCard>
  )
}
