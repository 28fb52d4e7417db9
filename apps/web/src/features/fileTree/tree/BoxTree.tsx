import { IconChevronDown, IconChevronRight, IconFolder, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyLine } from '../../../shared/ui/EmptyLine.tsx'
import { LoadingOrError } from '../../../shared/ui/LoadingOrError.tsx'
import { type TreeRoot, useBox } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './BoxTree.module.css'

interface BoxTreeProps {
  root: TreeRoot
  /** The chosen box. */
  value: number | null
  onChange: (ft_no: number, isShared: boolean) => void
  /** Boxes that cannot be chosen, with everything inside them. */
  without: readonly number[]
}

interface LevelProps extends BoxTreeProps {
  box: number | null
  /** One of the boxes around is shared, so that what lies here is as well. */
  isShared: boolean
}

const Node = ({ ft_no, name, isShared, ...tree }: Omit<LevelProps, 'box'> & { ft_no: number; name: string }) => {
  const { value, onChange, without } = tree
  const [isOpen, setOpen] = useState(false)
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  const isOut = without.includes(ft_no)
  return (
    <li>
      <div className={classes.node} data-chosen={value === ft_no || undefined}>
        <button
          type="button"
          className={classes.arrow}
          aria-expanded={isOpen}
          aria-label={isOpen ? text.fold(name) : text.expand(name)}
          disabled={isOut}
          onClick={() => setOpen(!isOpen)}
        >
          <Arrow size={16} stroke={1.6} aria-hidden />
        </button>
        <button
          type="button"
          className={classes.name}
          aria-pressed={value === ft_no}
          disabled={isOut}
          onClick={() => {
            onChange(ft_no, isShared)
            setOpen(true)
          }}
        >
          <IconFolder size={18} stroke={1.5} aria-hidden />
          <span>{name}</span>
          {isShared && <IconShare size={14} stroke={1.8} aria-label={text.sharedBox} />}
        </button>
      </div>
      {isOpen && !isOut && <Level {...tree} box={ft_no} isShared={isShared} />}
    </li>
  )
}

const Level = ({ box, isShared, ...tree }: LevelProps) => {
  const read = useBox(tree.root, box)
  const boxes = read.data?.query.filter(({ kind }) => kind === 'box')
  if (!boxes) return <LoadingOrError read={read} />
  if (!boxes.length && box !== null) return <EmptyLine>{text.noBoxes}</EmptyLine>
  return (
    <ul className={classes.level}>
      {boxes.map(({ ft_no, name, shares }) => (
        <Node key={ft_no} {...tree} ft_no={ft_no} name={name} isShared={isShared || shares > 0} />
      ))}
    </ul>
  )
}

/** One box of a tree, read level by level as it is unfolded. */
export const BoxTree = (tree: BoxTreeProps) => (
  <fieldset className={classes.tree} aria-label={text.boxes}>
    <Level {...tree} box={null} isShared={false} />
  </fieldset>
)
