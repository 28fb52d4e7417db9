import { Button, Checkbox, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import classes from './MultiChoice.module.css'

interface MultiChoiceProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[] | undefined
  onChange: (value: Value[] | undefined) => void
}

/** Several of a few words in a filter row: one button that says which, or how many. */
export const MultiChoice = <Value extends string>({
  label,
  options,
  value = [],
  onChange,
}: MultiChoiceProps<Value>) => {
  const chosen = options.filter((option) => value.includes(option.value))
  const words = chosen.length === 1 ? chosen[0]?.label : chosen.length > 1 ? `${label} ${chosen.length}` : label
  /** In the order of the options, however they were clicked. */
  const choose = (next: Value[]) => {
    const ordered = options.map((option) => option.value).filter((each) => next.includes(each))
    onChange(ordered.length > 0 ? ordered : undefined)
  }
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          justify="space-between"
          data-chosen={chosen.length > 0 || undefined}
          aria-label={chosen.length > 0 ? `${label}: ${chosen.map((option) => option.label).join(', ')}` : label}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          {words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Checkbox.Group aria-label={label} value={[...value]} onChange={(next) => choose(next as Value[])}>
          <div className={classes.options}>
            {options.map((option) => (
              <Checkbox key={option.value} size="sm" value={option.value} label={option.label} />
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
