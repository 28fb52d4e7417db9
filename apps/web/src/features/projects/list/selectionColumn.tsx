import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { Checkbox } from '@mantine/core'
import type { Column } from '../../../shared/ui/column.ts'
import { projectsText } from '../projects.messages.ts'
import type { Selection } from './useSelection.ts'

export const selectionColumn = (selection: Selection): Column<ProjectRow> => ({
  key: 'select',
  title: projectsText.selectTitle,
  width: 42,
  onCard: 'lead',
  head: (
    <Checkbox
      size="xs"
      aria-label={projectsText.selectAll}
      checked={selection.isAll}
      indeterminate={!selection.isAll && selection.selected.length > 0}
      onChange={selection.toggleAll}
    />
  ),
  render: ({ proj_no, proj_name }) => (
    <Checkbox
      size="xs"
      aria-label={projectsText.select(proj_name)}
      checked={selection.has(proj_no)}
      onChange={() => selection.toggle(proj_no)}
    />
  ),
})
