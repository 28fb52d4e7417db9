import { Button } from '@mantine/core'
import { text } from '../../../ui/ui.messages.ts'

interface ClearConditionsProps {
  onClear: () => void
  /** As the way out of an empty list; plain among the conditions. */
  framed?: boolean
}

export const ClearFilters = ({ onClear, framed = false }: ClearConditionsProps) => (
  <Button variant={framed ? 'default' : 'subtle'} color="gray" onClick={onClear}>
    {text.clearConditions}
  </Button>
)
