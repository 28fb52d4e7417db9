import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../../../lib/page/useIsPhone.ts'
import { listText } from '../list.messages.ts'
import classes from './FoldedFilters.module.css'

interface FoldedFiltersProps {
  /** How many of them narrow the list. */
  count: number
  children: ReactNode
}

/** Filters beside the keyword where there is room, on phones behind a button. */
export const FoldedFilters = ({ count, children }: FoldedFiltersProps) => {
  const isPhone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  if (!isPhone) return children
  return (
    <>
      <Button
        variant="default"
        className={classes.more}
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={16} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {listText.conditions(count)}
      </Button>
      {isOpen && <div className={classes.opened}>{children}</div>}
    </>
  )
}
