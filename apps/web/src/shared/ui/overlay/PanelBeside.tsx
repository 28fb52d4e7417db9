import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { isDown, isUp } from '../list/rowEvents.ts'
import { uiText } from '../ui.messages.ts'
import classes from './Panel.module.css'
import { PanelTools } from './PanelTools.tsx'
import { PanelSteps } from './panelPlace.ts'
import sheet from './Sheet.module.css'

interface PanelBesideProps {
  size: 'normal' | 'wide'
  title: ReactNode
  page?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A panel next to its list: no scrim, the list stays usable, the arrow keys go to the next record. */
export const PanelBeside = ({ size, title, page, onClose, children }: PanelBesideProps) => {
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const { onPrevious, onNext } = useContext(PanelSteps)
  // A form begins at its first field; a record that has neighbours keeps the arrow keys for them.
  const hasSteps = Boolean(onPrevious || onNext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival
  useEffect(() => {
    const field = hasSteps ? null : panel.current?.querySelector<HTMLElement>('[data-autofocus]')
    const target = field ?? panel.current
    target?.focus({ preventScroll: true })
  }, [])

  /** From the panel itself only: in a field or a list inside it the arrows have their own meaning. */
  const step = (event: KeyboardEvent) => {
    if (event.target !== panel.current) return
    const go = isDown(event) ? onNext : isUp(event) ? onPrevious : undefined
    if (!go) return
    event.preventDefault()
    go()
  }

  return (
    <aside
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes.beside}
      data-panel-beside={size}
      onKeyDown={step}
    >
      <header className={`${sheet.header} ${classes.head}`}>
        <h2 id={titleId} className={`${sheet.title} ${classes.words}`}>
          {title}
        </h2>
        <PanelTools page={page} />
        <IconButton aria-label={uiText.close} onClick={onClose}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      <div className={classes.content}>{children}</div>
    </aside>
  )
}
