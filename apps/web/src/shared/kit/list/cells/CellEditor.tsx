import { Popover } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import classes from './CellEditor.module.css'

interface CellEditorProps {
  /** What the button does, said when it is pointed at; its name is what it shows, so that the row reads as before. */
  label: string
  /** The cell as it is read. */
  shown: ReactNode
  width?: number
  /** What is chosen from; calls `close` when it is done. */
  children: (close: () => void) => ReactNode
}

/** A cell of a list that is changed where it stands: it opens by click, Enter or Space, and Esc closes it. */
export const CellEditor = ({ label, shown, width, children }: CellEditorProps) => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.cell}
          title={label}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {shown}
        </button>
      </Popover.Target>
      <Popover.Dropdown w={width} p={10}>
        {opened && children(close)}
      </Popover.Dropdown>
    </Popover>
  )
}
