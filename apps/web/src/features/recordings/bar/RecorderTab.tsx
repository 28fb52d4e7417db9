import { IconMicrophone } from '@tabler/icons-react'
import type { Ref } from 'react'
import { barStore } from './barStore.ts'
import classes from './RecorderTab.module.css'

interface RecorderTabProps {
  label: string
  /** How long it has been recording; null while it is not. */
  time?: string | null
  ref?: Ref<HTMLButtonElement>
}

/** The folded bar: at the right edge, in the margin that every page leaves. */
export const RecorderTab = ({ label, time, ref }: RecorderTabProps) => (
  <button
    ref={ref}
    type="button"
    className={`${classes.tab} no-print`}
    aria-label={label}
    title={label}
    aria-expanded={false}
    data-recorder="folded"
    data-active={time ? true : undefined}
    onClick={barStore.expand}
  >
    <IconMicrophone size={16} stroke={1.6} aria-hidden />
    {time && <span aria-hidden>{time}</span>}
  </button>
)
