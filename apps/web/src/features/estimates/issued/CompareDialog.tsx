import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate, LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { estimateFields } from '@crm/contract/features/estimates/estimates.words'
import { showNumber, won } from '@crm/contract/kit/numbers'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { Tag, type Tone } from '../../../shared/ui/display/Tag.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { SmallTable } from '../../../shared/ui/list/SmallTable.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { PageSpinner } from '../../../shared/ui/page/PageSpinner.tsx'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { estimatesText, issuedText as text } from '../estimates.messages.ts'
import { showDiscount } from '../showDiscount.ts'
import { compareLines, type LineChange } from './compareVersions.ts'

interface CompareDialogProps {
  est_no: number
  versions: Estimate['versions']
  onClose: () => void
}

const tones: Record<LineChange, Tone> = { added: 'green', removed: 'red', changed: 'amber', same: 'gray' }

const lineWords = (line: LineDraft | null) => {
  if (!line) return null
  if (line.el_kind === 'section') return <strong>{line.el_name}</strong>
  return (
    <>
      {line.el_name}
      <small>
        {[
          `${showNumber(line.el_quantity)} ${line.el_unit} × ${won(line.el_price)}`,
          line.el_discount && estimatesText.discounted(showDiscount(line.el_discount)),
          !line.is_taxable && estimatesText.taxFree,
          line.is_optional && estimatesText.isOptional,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  )
}

const amounts = ['est_supply', 'est_vat', 'est_amount'] as const

const Comparison = ({ before, after }: { before: Estimate; after: Estimate }) => {
  const lines = compareLines(before.lines, after.lines)
  return (
    <Stack>
      {lines.every(({ change }) => change === 'same') && <EmptyLine>{text.allAlike}</EmptyLine>}
      <SmallTable
        holds="words"
        heads={[text.change, estimatesText.version(before.est_ver), estimatesText.version(after.est_ver)]}
        foot={amounts.map((name) => (
          <tr key={name}>
            <th scope="row">{estimateFields[name]}</th>
            <td>{won(before[name])}</td>
            <td>{won(after[name])}</td>
          </tr>
        ))}
      >
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same line may be there twice
          <tr key={place} data-change={line.change}>
            <td>
              <Tag tone={tones[line.change]}>{text.changes[line.change]}</Tag>
            </td>
            <td>{lineWords(line.before)}</td>
            <td>{lineWords(line.after)}</td>
          </tr>
        ))}
      </SmallTable>
    </Stack>
  )
}

/** Two versions side by side: what was added, taken away and changed. */
export const CompareDialog = ({ est_no, versions, onClose }: CompareDialogProps) => {
  const at = versions.findIndex((version) => version.est_no === est_no)
  const [chosen, choose] = useState(() => {
    // The newest first: what comes before a version stands after it.
    const older = versions[at + 1] ?? versions.at(-1)
    const newer = versions[at + 1] ? versions[at] : versions.at(-2)
    return { before: older?.est_no ?? est_no, after: newer?.est_no ?? est_no }
  })
  const before = useRecord(estimates.detail, { est_no: chosen.before }).row
  const after = useRecord(estimates.detail, { est_no: chosen.after }).row
  const data = versions.map((version) => ({
    value: String(version.est_no),
    label: estimatesText.version(version.est_ver),
  }))
  return (
    <ModalCard opened title={text.compareTitle} size={860} onClose={onClose}>
      <Stack>
        <FieldGrid>
          <Select
            label={text.before}
            allowDeselect={false}
            data={data}
            value={String(chosen.before)}
            onChange={(value) => choose({ ...chosen, before: Number(value) })}
          />
          <Select
            label={text.after}
            allowDeselect={false}
            data={data}
            value={String(chosen.after)}
            onChange={(value) => choose({ ...chosen, after: Number(value) })}
          />
        </FieldGrid>
        {before && after ? <Comparison before={before} after={after} /> : <PageSpinner />}
      </Stack>
    </ModalCard>
  )
}
