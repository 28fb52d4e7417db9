import { Drawer } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { hasUnsaved, UnsavedScope } from '../lib/unsaved.ts'
import { useIsPhone } from '../lib/useIsPhone.ts'
import { askBeforeLeaving } from './askBeforeLeaving.ts'
import { dialogStore } from './dialogs.ts'
import classes from './Panel.module.css'
import { text } from './ui.messages.ts'

interface PanelProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** `wide` with a room grid or two columns. */
  size?: 'normal' | 'wide'
  /** Stay in view at the bottom while the content scrolls. */
  actions?: ReactNode
  /** Forms inside answer for themselves; state it for anything else that would be lost. */
  dirty?: boolean
  children: ReactNode
}

const widths = { normal: 520, wide: 760 }

/** Detail beside the list, so that people keep their place; the whole screen on phones. */
export const Panel = ({ opened, onClose, title, size = 'normal', actions, dirty = false, children }: PanelProps) => {
  const isPhone = useIsPhone()
  const [scope] = useState(() => new Set<object>())

  const close = async () => {
    // A dialog above the panel has the first claim on Esc.
    if (dialogStore.isOpen()) return
    if (!(dirty || hasUnsaved(scope)) || (await askBeforeLeaving())) onClose()
  }

  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size={isPhone ? '100%' : widths[size]}
      title={title}
      closeButtonProps={{ 'aria-label': text.close }}
      classNames={{ header: classes.header, title: classes.title, body: classes.body }}
    >
      <UnsavedScope value={scope}>
        <div className={classes.inside}>{children}</div>
        {actions && <footer className={classes.actions}>{actions}</footer>}
      </UnsavedScope>
    </Drawer>
  )
}
