import type { ScreenName, screens } from '@crm/contract/screens'
import { type Icon, IconHome, IconPoint } from '@tabler/icons-react'

type Rows = (typeof screens)[ScreenName]
type IconName = Extract<Rows, { menu: unknown }>['menu']['icon']

/** Every icon that the screen table names; a row with a new one does not compile until it is here. */
const icons: Record<IconName, Icon> = {
  home: IconHome,
}

export const menuIcon = (name: string): Icon => (icons as Record<string, Icon>)[name] ?? IconPoint
