import { Drawer } from '@mantine/core'
import { type ReactNode, useContext } from 'react'
import { useIsPhone } from '../../lib/page/useIsPhone.ts'
import { useMedia } from '../../lib/page/useMedia.ts'
import { uiText } from '../ui.messages.ts'
import classes from './Panel.module.css'
import { PanelBeside } from './PanelBeside.tsx'
import { PanelTools } from './PanelTools.tsx'
import { PanelPlace, PanelSteps, roomForBoth } from './panelPlace.ts'
import sheet from './Sheet.module.css'
import { SheetFoot } from './SheetFoot.tsx'
import { useOverlay } from './useOverlay.ts'

export interface PanelProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  /** `wide` with a room grid or two columns. */
  size?: 'normal' | 'wide'
  /** Stay in view at the bottom while the content scrolls; a button that closes calls `close`, which asks like Esc and ✕. */
  actions?: ReactNode | ((close: () => void) => ReactNode)
  /** Beside them: what people should know before they press one. Whatever comes or goes here moves nothing else. */
  note?: ReactNode
  /** The address of the same record as a page of its own. */
  page?: string | undefined
  /** Whether closing would lose something; forms inside report that themselves. */
  dirty?: boolean
  children: ReactNode
}

const noSteps = {}
const widths = { normal: 520, wide: 760 }

/** Something to read or do at the right edge: beside the list that asks for it, over the page otherwise, the whole screen on phones. */
export const Panel = (props: PanelProps) => {
  const { opened, onClose, title, size = 'normal', actions, note, page, dirty = false, children } = props
  const isPhone = useIsPhone()
  const hasRoom = useMedia(roomForBoth)
  const isBeside = useContext(PanelPlace) === 'beside' && hasRoom
  const close = useOverlay({ opened, onClose, dirty })
  // A panel that is opened from inside this one lies over it and has no neighbours in the list.
  const content = (
    <PanelPlace value="over">
      <PanelSteps value={noSteps}>
        <div className={sheet.inside}>{children}</div>
        <SheetFoot note={note} actions={actions} close={close} />
      </PanelSteps>
    </PanelPlace>
  )
  if (isBeside)
    return (
      opened && (
        <PanelBeside size={size} title={title} page={page} onClose={close}>
          {content}
        </PanelBeside>
      )
    )
  return (
    <Drawer
      opened={opened}
      onClose={close}
      closeOnEscape={false}
      position="right"
      size={isPhone ? '100%' : widths[size]}
      title={
        <span className={classes.head}>
          <span className={classes.words}>{title}</span>
          <PanelTools page={page} />
        </span>
      }
      closeButtonProps={{ 'aria-label': uiText.close }}
      classNames={{ header: sheet.header, title: `${sheet.title} ${classes.title}`, body: classes.body }}
    >
      {content}
    </Drawer>
  )
}
