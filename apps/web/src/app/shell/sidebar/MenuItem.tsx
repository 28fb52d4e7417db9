import type { ScreenName } from '@crm/contract/screens'
import { IconExternalLink } from '@tabler/icons-react'
import { Link } from 'react-router'
import { shellText } from '../shell.messages.ts'
import { UnreadTodos } from '../topBar/UnreadTodos.tsx'
import { MenuIcon } from './MenuIcon.tsx'
import classes from './MenuList.module.css'
import { isActive, type MenuEntry } from './menu.ts'
import { Submenu } from './Submenu.tsx'

interface MenuItemProps {
  entry: MenuEntry
  active: string | null
  isNarrow?: boolean
  /** Inside a submenu words are enough. */
  isInner?: boolean
  onOpen?: (() => void) | undefined
}

const todos: ScreenName = 'TodoList'

const NewTab = () => (
  <>
    <IconExternalLink size={14} stroke={1.6} aria-hidden className={classes.trailing} />
    <span className="visually-hidden">{shellText.newTab}</span>
  </>
)

/** One entry, as what it is: a link to a screen, a link elsewhere, a button, or a submenu. */
export const MenuItem = ({ entry, active, isNarrow = false, isInner = false, onOpen }: MenuItemProps) => {
  const look = { className: classes.entry, 'data-hint': isNarrow ? entry.title : undefined }
  const face = (
    <>
      {!isInner && <MenuIcon name={entry.icon} />}
      <span className={classes.word}>{entry.title}</span>
    </>
  )
  if (entry.kind === 'screen') {
    return (
      <Link to={entry.path} {...look} aria-current={entry.name === active ? 'page' : undefined} onClick={onOpen}>
        {face}
        {entry.name === todos && <UnreadTodos />}
      </Link>
    )
  }
  if (entry.kind === 'elsewhere') {
    const tab = entry.newTab ? { target: '_blank', rel: 'noreferrer' } : {}
    return (
      <a href={entry.url} {...look} {...tab} onClick={onOpen}>
        {face}
        {entry.newTab && <NewTab />}
      </a>
    )
  }
  if (entry.kind === 'act') {
    return (
      <button type="button" {...look} onClick={entry.act}>
        {face}
      </button>
    )
  }
  return (
    <Submenu title={entry.title} face={face} isActive={isActive(entry, active)} isNarrow={isNarrow}>
      {(close) =>
        entry.entries.map((inner) => (
          <li key={inner.name}>
            <MenuItem
              entry={inner}
              active={active}
              isInner
              onOpen={() => {
                close()
                onOpen?.()
              }}
            />
          </li>
        ))
      }
    </Submenu>
  )
}
