import type { OfferedItem, OfferedPackage } from '@crm/contract/features/estimates/estimates'
import type { LineDraft } from '@crm/contract/features/estimates/estimates.rows'
import { Button } from '@mantine/core'
import { RowItem, RowList } from '../../../../shared/ui/list/RowList.tsx'
import { ModalCard } from '../../../../shared/ui/overlay/ModalCard.tsx'
import { EmptyLine } from '../../../../shared/ui/state/EmptyLine.tsx'
import { estimatesText as text } from '../../estimates.messages.ts'
import { linesOfPackage } from './estimateLines.ts'

interface PackageDialogProps {
  offered: { items: OfferedItem[]; packages: OfferedPackage[] } | undefined
  onAdd: (lines: LineDraft[]) => void
  onClose: () => void
}

/** Items that are often sold together, with their discounts. */
export const PackageDialog = ({ offered, onAdd, onClose }: PackageDialogProps) => {
  const packages = offered?.packages ?? []
  return (
    <ModalCard opened title={text.packageTitle} size={520} onClose={onClose}>
      {packages.length === 0 && <EmptyLine>{text.noPackages}</EmptyLine>}
      <RowList label={text.packageTitle}>
        {packages.map((made) => {
          const lines = linesOfPackage(made, offered?.items ?? [])
          return (
            <RowItem
              key={made.ep_no}
              name={made.ep_name}
              about={[text.packageLines(made.lines.length), made.ep_text].filter(Boolean).join(' · ')}
            >
              <Button
                size="xs"
                variant="default"
                aria-label={`${made.ep_name} ${text.insert}`}
                disabled={lines.length === 0}
                onClick={() => onAdd(lines)}
              >
                {text.insert}
              </Button>
            </RowItem>
          )
        })}
      </RowList>
    </ModalCard>
  )
}
