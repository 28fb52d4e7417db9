import { IconAlertTriangle } from '@tabler/icons-react'
import type { Tone } from '../../../shared/ui/display/Tag.tsx'
import classes from './Timeline.module.css'

/** Before what is close to its end or past it. */
export const IndicatorWarning = ({ tone }: { tone: Tone }) =>
  (tone === 'amber' || tone === 'red') && (
    <IconAlertTriangle size={16} stroke={1.7} aria-hidden className={classes.warn} data-tone={tone} />
  )
