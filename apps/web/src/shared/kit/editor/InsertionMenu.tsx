import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Insertion } from './richText.ts'

interface InsertionMenuProps {
  title: string
  options: readonly Insertion[]
  onChoose: (text: string) => void
}

/** Words that are put into a text at its caret. */
export const InsertionMenu = ({ title, options, onChoose }: InsertionMenuProps) => (
  <Menu position="bottom-start" returnFocus={false}>
    <Menu.Target>
      <Button size="compact-sm" variant="default" rightSection={<IconChevronDown size={14} aria-hidden />}>
        {title}
      </Button>
    </Menu.Target>
    <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
      {options.map(({ label, text }) => (
        <Menu.Item key={text} onClick={() => onChoose(text)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
