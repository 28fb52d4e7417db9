import { estimateFields, mostLines } from '@crm/contract/features/estimates/estimates.words'
import { SortableList } from '../../../../shared/kit/sortable/SortableList.tsx'
import { Card, CardPart } from '../../../../shared/ui/layout/Card.tsx'
import { EmptyLine } from '../../../../shared/ui/state/EmptyLine.tsx'
import { estimatesText as text } from '../../estimates.messages.ts'
import type { amountsOf } from '../estimateValues.ts'
import type { EstimateForm } from '../useEstimateForm.ts'
import { AddLines } from './AddLines.tsx'
import { LineRow } from './LineRow.tsx'
import { useLines } from './useLines.ts'

interface LinesCardProps {
  form: EstimateForm
  amounts: ReturnType<typeof amountsOf>
  /** Whose lines are not offered to itself. */
  est_no: number | undefined
}

/** What is wrong with each line, by its place. */
const byPlace = (mistakes: Record<string, string>) => {
  const places = new Map<number, Record<string, string>>()
  for (const [path, message] of Object.entries(mistakes)) {
    const [, place, field] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? []
    if (field) places.set(Number(place), { ...places.get(Number(place)), [field]: message })
  }
  return places
}

const nothing = {}

/** The lines, in the order of the paper. */
export const LinesCard = ({ form, amounts, est_no }: LinesCardProps) => {
  const { values, mistakes } = form
  const lines = useLines(values.lines, (changed) => form.form.setFieldValue('lines', changed))
  const wrong = byPlace(mistakes)
  return (
    <Card title={estimateFields.est_lines} note={`${values.lines.length}/${mostLines}`} flush>
      {values.lines.length === 0 && (
        <CardPart>
          <EmptyLine>{text.noLines}</EmptyLine>
        </CardPart>
      )}
      <SortableList
        kind="estimateLine"
        label={text.lines}
        rows={lines.rows}
        noOf={({ no }) => no}
        nameOf={({ line, place }) => line.el_name || text.namelessLine(place + 1)}
        onMove={lines.move}
      >
        {({ line, place }) => (
          <LineRow
            line={line}
            place={place}
            amount={amounts.byPlace[place]?.net ?? null}
            mistakes={wrong.get(place) ?? nothing}
            onChange={lines.changeLine}
            onRemove={lines.remove}
            onPaste={lines.onPaste}
          />
        )}
      </SortableList>
      <CardPart>
        <AddLines
          proj_no={values.proj_no}
          est_no={est_no}
          isFull={values.lines.length >= mostLines}
          onAdd={lines.insert}
        />
      </CardPart>
    </Card>
  )
}
