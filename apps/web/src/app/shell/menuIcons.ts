import { type Icon, IconLogout, IconPoint, IconStairsUp, IconUserCircle, IconWorld } from '@tabler/icons-react'
import { webFeatures } from '../../features.ts'

/** Entries of the menu that open no screen. */
const shellIcons: Record<string, Icon> = {
  mypage: IconUserCircle,
  BuildUp: IconStairsUp,
  CompanySite: IconWorld,
  SignOut: IconLogout,
}

const icons: Record<string, Icon> = Object.assign(shellIcons, ...webFeatures.map((feature) => feature.icons))

/** The icon of a menu entry, by the name of its screen. */
export const menuIcon = (name: string): Icon => icons[name] ?? IconPoint
