import { Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { listText } from '../list.messages.ts'
import classes from './days.module.css'
import type { useEarlier } from './useEarlier.ts'

interface EarlierBarProps {
  /** Undefined where nothing is folded: on later pages, or in another order. */
  earlier: Omit<ReturnType<typeof useEarlier>, 'rows' | 'toggle'> | undefined
  /** What the folded rows are called: `지난 미팅`. */
  name: string
  onToggle: () => void
  onToday: () => void
}

const size = 'compact-sm'

/** Above a list that opens at today: the way to earlier rows, and back. */
export const EarlierBar = ({ earlier, name, onToggle, onToday }: EarlierBarProps) => {
  const Icon = earlier?.isShown ? IconChevronDown : IconChevronUp
  return (
    <div className={`${classes.bar} no-print`}>
      <div className={classes.earlier}>
        {earlier && (
          <Button
            size={size}
            variant="subtle"
            color="gray"
            aria-expanded={earlier.isShown}
            loading={earlier.isReading}
            leftSection={<Icon size={14} stroke={1.8} aria-hidden />}
            onClick={onToggle}
          >
            {earlier.isShown ? listText.hideEarlier(name) : name}
          </Button>
        )}
        {earlier?.more && (
          <Button size={size} variant="subtle" onClick={earlier.more}>
            {listText.moreEarlier}
          </Button>
        )}
        {earlier?.isEmpty && (
          <Button size={size} variant="subtle" color="gray" disabled>
            {listText.noneEarlier(name)}
          </Button>
        )}
      </div>
      <Button size={size} variant="default" onClick={onToday}>
        {listText.today}
      </Button>
    </div>
  )
}
