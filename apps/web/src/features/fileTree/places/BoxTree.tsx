import { IconChevronDown, IconChevronRight, IconFolder, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { MoreButton } from '../../../shared/ui/list/MoreButton.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { type TreeRoot, useBoxes } from '../fileTree.api.ts'
import { treeText as text } from '../fileTree.messages.ts'
import classes from './BoxTree.module.css'

export interface ChosenBox {
  ft_no: number
  /** Names from the top box down to it. */
  path: readonly string[]
  /** It or one of the boxes around it is shared. */
  isShared: boolean
}

interface BoxTreeProps {
  root: TreeRoot
  /** The chosen box. */
  value: number | null
  onChange: (chosen: ChosenBox) => void
  /** Boxes that cannot be chosen, with everything inside them. */
  without?: readonly number[]
}

interface LevelProps extends BoxTreeProps {
  /** The box whose boxes these are; null at the top. What lies in a shared one is shared as well. */
  inside: ChosenBox | null
}

interface NodeProps extends BoxTreeProps {
  box: ChosenBox
  name: string
}

const Node = ({ box, name, ...tree }: NodeProps) => {
  const { value, onChange, without = [] } = tree
  const { ft_no, isShared } = box
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
            onChange(box)
            setOpen(true)
          }}
        >
          <IconFolder size={18} stroke={1.5} aria-hidden />
          <span>{name}</span>
          {isShared && <IconShare size={14} stroke={1.8} aria-label={text.sharedBox} />}
        </button>
      </div>
      {isOpen && !isOut && <Level {...tree} inside={box} />}
    </li>
  )
}

const Level = ({ inside, ...tree }: LevelProps) => {
  const pages = useBoxes(tree.root, inside?.ft_no ?? null)
  return (
    <LoadedRows read={pages} empty={text.noBoxes}>
      {(rows) => (
        <ul className={classes.level}>
          {rows.map(({ ft_no, name, shares }) => {
            const isShared = inside?.isShared || shares > 0
            const path = [...(inside?.path ?? []), name]
            return <Node key={ft_no} {...tree} name={name} box={{ ft_no, path, isShared }} />
          })}
          {pages.hasMore && (
            <li className={classes.more}>
              <MoreButton pages={pages} />
            </li>
          )}
        </ul>
      )}
    </LoadedRows>
  )
}

/** One box of a tree, read level by level as it is unfolded, and a long level some boxes at a time. */
export const BoxTree = (tree: BoxTreeProps) => (
  <fieldset className={classes.tree} aria-label={text.boxes}>
    <Level {...tree} inside={null} />
  </fieldset>
)
