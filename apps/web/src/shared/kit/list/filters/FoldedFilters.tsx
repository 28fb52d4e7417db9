import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../../../lib/useIsPhone.ts'
import { text } from '../../../ui/ui.messages.ts'
import classes from './FoldedFilters.module.css'

interface Props {
  /** How many of them narrow the list. */
  count: number
  children: ReactNode
}

/** The conditions of a list: beside its keyword where there is room, on phones behind a button. */
export const FoldedFilters = ({ count, children }: Props) => {
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
        {text.conditions(count)}
      </Button>
      {isOpen && <div className={classes.opened}>{children}</div>}
    </>
  )
}
