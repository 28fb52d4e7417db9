import { IconChevronRight, IconShare } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { treeText as text } from '../fileTree.messages.ts'
import { dropTarget } from './dragging.ts'
import classes from './FileTree.module.css'

interface Box {
  ft_no: number
  name: string
}

interface BreadcrumbProps {
  /** From the top box to the open one. */
  path: readonly Box[]
  /** Those of them that are shared. */
  shared: readonly number[]
  onOpen: (box: number | null) => void
  /** Entries were dropped on a box of the path; without it nothing can be. */
  onDropped?: ((ft_nos: number[], box: number) => void) | undefined
}

interface CrumbProps {
  name: string
  isShared?: boolean
  isCurrent: boolean
  onOpen: () => void
  onDropped?: ((ft_nos: number[]) => void) | undefined
}

const Crumb = ({ name, isShared = false, isCurrent, onOpen, onDropped }: CrumbProps) => {
  const element = useRef<HTMLButtonElement>(null)
  const latest = useRef(onDropped)
  latest.current = onDropped
  const isTarget = onDropped !== undefined && !isCurrent
  useEffect(() => {
    if (!isTarget || !element.current) return
    return dropTarget(element.current, { takes: () => true, onDrop: (ft_nos) => latest.current?.(ft_nos) })
  }, [isTarget])
  return (
    <button
      ref={element}
      type="button"
      className={classes.crumb}
      title={name}
      {...(isCurrent ? { 'aria-current': 'page' } : { onClick: onOpen })}
    >
      {name}
      {isShared && <IconShare className={classes.shared} size={14} stroke={1.8} aria-label={text.sharedBox} />}
    </button>
  )
}

/** The way from the top to the open box; entries can be dropped on every box of it. */
export const Breadcrumb = ({ path, shared, onOpen, onDropped }: BreadcrumbProps) => (
  <nav aria-label={text.path}>
    <ol className={classes.crumbs}>
      <li>
        <Crumb name={text.top} isCurrent={path.length === 0} onOpen={() => onOpen(null)} />
      </li>
      {path.map(({ ft_no, name }, index) => (
        <li key={ft_no}>
          <IconChevronRight size={16} stroke={1.6} aria-hidden />
          <Crumb
            name={name}
            isShared={shared.includes(ft_no)}
            isCurrent={index === path.length - 1}
            onOpen={() => onOpen(ft_no)}
            onDropped={onDropped && ((ft_nos) => onDropped(ft_nos, ft_no))}
          />
        </li>
      ))}
    </ol>
  </nav>
)
