import { ActionIcon, Drawer } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Brand } from '../../../shared/ui/page/Brand.tsx'
import { uiText } from '../../../shared/ui/ui.messages.ts'
import { shellText } from '../shell.messages.ts'
import { MenuList } from '../sidebar/MenuList.tsx'
import type { MenuSection } from '../sidebar/menu.ts'

interface PhoneMenuProps {
  menu: MenuSection[]
  active: string | null
  /** What the product is called here. */
  brand?: string | undefined
  /** Above the entries; told how to close the menu. */
  head?: (close: () => void) => ReactNode
}

/** The menu on a phone: behind a button, over the page. */
export const PhoneMenu = ({ menu, active, brand, head }: PhoneMenuProps) => {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <ActionIcon
        size="lg"
        ml={-8}
        aria-label={shellText.openMenu}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        size={288}
        padding={12}
        title={<Brand name={brand} />}
        closeButtonProps={{ 'aria-label': uiText.close }}
      >
        {head?.(close)}
        <nav aria-label={shellText.menu}>
          <MenuList menu={menu} active={active} onOpen={close} />
        </nav>
      </Drawer>
    </>
  )
}
