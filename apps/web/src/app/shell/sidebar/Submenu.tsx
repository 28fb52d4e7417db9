import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Flyout } from './Flyout.tsx'
import classes from './MenuList.module.css'

interface SubmenuProps {
  title: string
  face: ReactNode
  /** The current screen is inside. */
  isActive: boolean
  isNarrow: boolean
  children: (close: () => void) => ReactNode
}

/** Entries behind a button: below it where there is room for words, beside it where there is not. */
export const Submenu = ({ title, face, isActive, isNarrow, children }: SubmenuProps) => {
  const [isOpened, setOpened] = useState<boolean | null>(null)
  const isOpen = isOpened ?? isActive
  if (isNarrow) {
    return (
      <Flyout title={title} face={face} className={classes.entry} isActive={isActive}>
        {(close) => <ul className={classes.entries}>{children(close)}</ul>}
      </Flyout>
    )
  }
  return (
    <>
      <button type="button" className={classes.entry} aria-expanded={isOpen} onClick={() => setOpened(!isOpen)}>
        {face}
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={classes.trailing} />
      </button>
      {isOpen && <ul className={classes.inner}>{children(() => undefined)}</ul>}
    </>
  )
}
