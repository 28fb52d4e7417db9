import type { ReactNode } from 'react'
import sheet from './Sheet.module.css'

interface SheetFootProps {
  note?: ReactNode
  actions?: ReactNode | ((close: () => void) => ReactNode)
  close: () => void
}

/** The buttons of a panel or dialog, which stay in view, and beside them what people should know first. */
export const SheetFoot = ({ note, actions, close }: SheetFootProps) =>
  actions && (
    <footer className={sheet.actions}>
      <div className={sheet.note} role="status">
        {note}
      </div>
      {typeof actions === 'function' ? actions(close) : actions}
    </footer>
  )
