import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { Input, InputBase } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { Truncate } from '../../../shared/ui/layout/Truncate.tsx'
import type { TreeRoot } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './BoxTree.module.css'
import { BoxTree, type ChosenBox } from './BoxTree.tsx'

interface BoxFieldProps extends Pick<GetInputPropsReturnType, 'error' | 'onChange'> {
  label: string
  root: TreeRoot
  value: number | null
}

/** The names from the top down to a box that was chosen before. */
const useKnownPath = (ft_no: number | null) => {
  const read = useRead(fileTree.show, { params: { ft_no: ft_no ?? 0 } }, { enabled: ft_no !== null })
  const entry = ft_no === null ? undefined : read.data?.query[0]
  return entry ? [...entry.path.map(({ name }) => name), entry.name] : []
}

/** A box of a tree as a field of a form: it says the whole path, and unfolds the tree to choose from. */
export const BoxField = ({ label, root, value, onChange, error, ...props }: BoxFieldProps) => {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<ChosenBox | null>(null)
  const isKnown = chosen !== null && chosen.ft_no === value
  const known = useKnownPath(isKnown ? null : value)
  const path = (isKnown ? chosen.path : known).join(text.between)
  const Arrow = isOpen ? IconChevronUp : IconChevronDown
  return (
    <div className={classes.field}>
      <InputBase
        component="button"
        type="button"
        pointer
        withAsterisk
        label={label}
        error={error}
        aria-label={[label, path].filter(Boolean).join(': ')}
        aria-expanded={isOpen}
        title={path}
        rightSection={<Arrow size={16} stroke={1.6} aria-hidden />}
        rightSectionPointerEvents="none"
        onClick={() => setOpen(!isOpen)}
        {...props}
      >
        {path ? <Truncate>{path}</Truncate> : <Input.Placeholder>{text.chooseBox}</Input.Placeholder>}
      </InputBase>
      {isOpen && (
        <BoxTree
          root={root}
          value={value}
          onChange={(next) => {
            setChosen(next)
            onChange(next.ft_no)
          }}
        />
      )}
    </div>
  )
}
