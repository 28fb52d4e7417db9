import { screens } from '@crm/contract/screens'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Brand } from '../../shared/ui/Brand.tsx'
import { MenuList } from './MenuList.tsx'
import type { MenuSection } from './menu.ts'
import classes from './Sidebar.module.css'
import { text } from './shell.messages.ts'

interface SidebarProps {
  menu: MenuSection[]
  active: string | null
  isNarrow: boolean
  onToggle: () => void
}

export const Sidebar = ({ menu, active, isNarrow, onToggle }: SidebarProps) => {
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav aria-label={text.menu} className={classes.sidebar} data-narrow={isNarrow || undefined}>
      <Link to={screens.Index.path} className={classes.brand}>
        <Brand />
      </Link>
      <div className={classes.menu}>
        <MenuList menu={menu} active={active} />
      </div>
      <button type="button" className={classes.toggle} aria-expanded={!isNarrow} onClick={onToggle}>
        <ToggleIcon size={18} stroke={1.6} aria-hidden />
        <span>{isNarrow ? text.widen : text.narrow}</span>
      </button>
    </nav>
  )
}
