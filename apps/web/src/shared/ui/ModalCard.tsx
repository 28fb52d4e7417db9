import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../lib/useIsPhone.ts'
import classes from './ModalCard.module.css'
import sheet from './Sheet.module.css'
import { text } from './ui.messages.ts'
import { useOverlay } from './useOverlay.ts'

interface ModalCardProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  size?: number
  /** Stay in view at the bottom while the content scrolls. */
  actions?: ReactNode
  /** Forms inside answer for themselves; state it for anything else that would be lost. */
  dirty?: boolean
  children: ReactNode
}

/** A short form or a text above the page, for what belongs to one field of it; the whole screen on phones. */
export const ModalCard = ({ opened, onClose, title, size = 440, actions, dirty = false, children }: ModalCardProps) => {
  const isPhone = useIsPhone()
  const close = useOverlay({ opened, onClose, dirty })
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={size}
      centered
      fullScreen={isPhone}
      transitionProps={{ duration: 140 }}
      overlayProps={{ backgroundOpacity: 0.4 }}
      closeButtonProps={{ 'aria-label': text.close }}
      classNames={{
        content: classes.content,
        header: sheet.header,
        title: sheet.title,
        body: classes.body,
      }}
    >
      <div className={sheet.inside}>{children}</div>
      {actions && <footer className={sheet.actions}>{actions}</footer>}
    </Modal>
  )
}
