import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { uiText } from '../ui.messages.ts'
import classes from './FoldOnPhone.module.css'

const few = 6

interface FoldOnPhoneProps {
  /** How many there are in the list. */
  count: number | undefined
  children: ReactNode
}

/** A list among others: on phones its beginning, and the rest on demand. */
export const FoldOnPhone = ({ count = 0, children }: FoldOnPhoneProps) => {
  const [isOpen, setOpen] = useState(false)
  const isFolded = !isOpen && count > few
  return (
    <div className={isFolded ? classes.folded : undefined}>
      {children}
      {isFolded && (
        <Button variant="subtle" fullWidth onClick={() => setOpen(true)}>
          {uiText.unfold(count - few)}
        </Button>
      )}
    </div>
  )
}
