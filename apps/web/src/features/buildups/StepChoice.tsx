import { Checkbox, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { Tile } from '../../shared/ui/layout/Tile.tsx'
import { usePocketProcesses } from '../reference/reference.api.ts'
import classes from './Buildups.module.css'
import { buildupsText } from './buildups.messages.ts'
import { leavesOf, type ProcessNode, processTree, withHeadings } from './processTree.ts'

interface ChoiceProps {
  chosen: readonly number[]
  onChange: (pps_nos: number[]) => void
}

/** A heading ticks everything below it, and is half ticked when some of it is. */
const Branch = ({ node, chosen, onChange }: ChoiceProps & { node: ProcessNode }) => {
  const leaves = leavesOf(node)
  const count = leaves.filter((leaf) => chosen.includes(leaf)).length
  const isAll = count === leaves.length
  const toggle = () => {
    const others = chosen.filter((each) => !leaves.includes(each))
    onChange(isAll ? others : [...others, ...leaves])
  }
  return (
    <li>
      <Checkbox size="sm" label={node.pps_name} checked={isAll} indeterminate={count > 0 && !isAll} onChange={toggle} />
      {node.children.length > 0 && <Branches nodes={node.children} chosen={chosen} onChange={onChange} />}
    </li>
  )
}

const Branches = ({ nodes, ...rest }: ChoiceProps & { nodes: ProcessNode[] }) => (
  <Stack as="ul" gap="sm" className={classes.tree}>
    {nodes.map((node) => (
      <Branch key={node.pps_no} node={node} {...rest} />
    ))}
  </Stack>
)

/** Which steps a service will take; headings come along with what is ticked below them. */
export const StepChoice = ({ error, chosen, onChange }: ChoiceProps & { error?: ReactNode }) => {
  const processes = usePocketProcesses().data?.query ?? []
  const tree = processTree(processes)
  const leaves = tree.flatMap(leavesOf)
  return (
    <Input.Wrapper
      label={buildupsText.steps}
      description={buildupsText.stepsHint}
      labelElement="div"
      withAsterisk
      error={error}
    >
      <Tile>
        <Branches
          nodes={tree}
          chosen={chosen.filter((pps_no) => leaves.includes(pps_no))}
          onChange={(pps_nos) => onChange(withHeadings(processes, pps_nos))}
        />
      </Tile>
    </Input.Wrapper>
  )
}
