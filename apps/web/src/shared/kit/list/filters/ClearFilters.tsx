import { Button } from '@mantine/core'
import { listText } from '../list.messages.ts'

interface ClearFiltersProps {
  onClear: () => void
  /** As the way out of an empty list; plain among the conditions. */
  framed?: boolean
}

export const ClearFilters = ({ onClear, framed = false }: ClearFiltersProps) => (
  <Button variant={framed ? 'default' : 'subtle'} color="gray" onClick={onClear}>
    {listText.clear}
  </Button>
)
