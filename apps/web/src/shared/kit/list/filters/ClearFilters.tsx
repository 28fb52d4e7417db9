import { Button } from '@mantine/core'
import { IconFilterOff } from '@tabler/icons-react'
import { listText } from '../list.messages.ts'
import classes from './filters.module.css'

interface ClearFiltersProps {
  onClear: () => void
  /** As the way out of an empty list; plain among the conditions. */
  framed?: boolean
  /** A mark alone, where words have no room beside the conditions. */
  isSmall?: boolean
}

export const ClearFilters = ({ onClear, framed = false, isSmall = false }: ClearFiltersProps) => (
  <Button
    variant={framed ? 'default' : 'subtle'}
    color="gray"
    className={isSmall ? classes.mark : undefined}
    aria-label={listText.clear}
    title={isSmall ? listText.clear : undefined}
    onClick={onClear}
  >
    {isSmall ? <IconFilterOff size={16} stroke={1.6} aria-hidden /> : listText.clear}
  </Button>
)
