import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/useIsPhone.ts'
import classes from './Panel.module.css'
import sheet from './Sheet.module.css'
import { SheetFoot } from './SheetFoot.tsx'
import { text } from './ui.messages.ts'
import { useOverlay } from './useOverlay.ts'

interface PanelProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** `wide` with a room grid or two columns. */
  size?: 'normal' | 'wide'
  /** Stay in view at the bottom while the content scrolls; a button that closes calls `close`, which asks like Esc and ✕. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** Beside them: what people should know before they press one. Whatever comes or goes here moves nothing else. */
  note?: ReactNode
  /** Forms inside answer for themselves; state it for anything else that would be lost. */
  dirty?: boolean
  children: ReactNode
}

export const panelWidths = { normal: 520, wide: 760 }

/** Something to do beside the page, over its right edge; the whole screen on phones. */
export const Panel = ({
  opened,
  onClose,
  title,
  size = 'normal',
  actions,
  note,
  dirty = false,
  children,
}: PanelProps) => {
  const isPhone = useIsPhone()
  const close = useOverlay({ opened, onClose, dirty })
  return (
    <Drawer
      opened={opened}
      onClose={close}
      closeOnEscape={false}
      position="right"
      size={isPhone ? '100%' : panelWidths[size]}
      title={title}
      closeButtonProps={{ 'aria-label': text.close }}
      classNames={{ header: sheet.header, title: sheet.title, body: classes.body }}
    >
      <div className={sheet.inside}>{children}</div>
      <SheetFoot note={note} actions={actions} close={close} />
    </Drawer>
  )
}
