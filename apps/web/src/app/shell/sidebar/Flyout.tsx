import { type ReactNode, useId, useRef, useState } from 'react'
import classes from './Flyout.module.css'

interface FlyoutProps {
  title: string
  face: ReactNode
  className: string | undefined
  isActive?: boolean
  children: (close: () => void) => ReactNode
}

/** What the narrow sidebar has no room for, beside the button that it belongs to. */
export const Flyout = ({ title, face, className, isActive = false, children }: FlyoutProps) => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        data-hint={title}
        data-active={isActive || undefined}
        popoverTarget={id}
      >
        {face}
      </button>
      <div
        id={id}
        ref={popover}
        popover="auto"
        className={classes.flyout}
        style={{ '--top': `${top}px` }}
        onBeforeToggle={({ newState }) => {
          if (newState === 'open') setTop(button.current?.getBoundingClientRect().top ?? 0)
        }}
        onToggle={({ newState }) => {
          if (newState === 'open') popover.current?.querySelector('input')?.focus()
        }}
      >
        <p className={classes.title}>{title}</p>
        {children(() => popover.current?.hidePopover())}
      </div>
    </>
  )
}
