import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../../lib/page/useIsPhone.ts'
import { uiText } from '../ui.messages.ts'
import classes from './ModalCard.module.css'
import sheet from './Sheet.module.css'
import { SheetFoot } from './SheetFoot.tsx'
import { useOverlay } from './useOverlay.ts'

interface ModalCardProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: number
  /** Stay in view at the bottom while the content scrolls; a button that closes calls `close`, which asks like Esc and ✕. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** Beside them: what people should know before they press one. */
  note?: ReactNode
  /** Whether closing would lose something; forms inside report that themselves. */
  dirty?: boolean
  children: ReactNode
}

/** A short form or a text above the page, for what belongs to one field of it; the whole screen on phones. */
export const ModalCard = ({
  opened,
  onClose,
  title,
  size = 440,
  actions,
  note,
  dirty = false,
  children,
}: ModalCardProps) => {
  const isPhone = useIsPhone()
  const close = useOverlay({ opened, onClose, dirty })
  return (
    <Modal
      opened={opened}
      onClose={close}
      closeOnEscape={false}
      title={title}
      size={size}
      centered
      fullScreen={isPhone}
      transitionProps={{ duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      closeButtonProps={{ 'aria-label': uiText.close }}
      classNames={{
        content: classes.content,
        header: sheet.header,
        title: sheet.title,
        body: classes.body,
      }}
    >
      <div className={sheet.inside}>{children}</div>
      <SheetFoot note={note} actions={actions} close={close} />
    </Modal>
  )
}
