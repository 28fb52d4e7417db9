import { Menu } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/IconButton.tsx'
import classes from './Sortable.module.css'
import { sortableText } from './sortable.messages.ts'

interface SortHandleProps {
  ref: Ref<HTMLButtonElement>
  name: string
  kind: string
  no: number
  /** ↑ and ↓ while it has the focus. */
  onStep: (step: -1 | 1) => void
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }
const iconProps = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** What a row is dragged by, moved with by the arrow keys, or by a menu where there are neither mouse nor keys. */
export const SortHandle = ({ ref, name, kind, no, onStep }: SortHandleProps) => {
  const [isOpen, setOpen] = useState(false)
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || isOpen) return
    event.preventDefault()
    event.stopPropagation()
    onStep(step)
  }
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start">
      <Menu.Target>
        <IconButton
          ref={ref}
          className={classes.handle}
          aria-label={sortableText.move(name)}
          title={sortableText.how}
          data-sort-handle={`${kind} ${no}`}
          onKeyDownCapture={press}
        >
          <IconGripVertical {...iconProps} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowUp {...iconProps} />} onClick={() => onStep(-1)}>
          {sortableText.up}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowDown {...iconProps} />} onClick={() => onStep(1)}>
          {sortableText.down}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** A row that moves in the document loses the focus: its handle gets it back. */
export const useKeptFocus = (kind: string) => {
  const moved = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (moved.current === null) return
    document.querySelector<HTMLElement>(`[data-sort-handle="${kind} ${moved.current}"]`)?.focus()
    moved.current = null
  })
  return useCallback((no: number) => {
    moved.current = no
  }, [])
}
