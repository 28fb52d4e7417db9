import classes from './Ring.module.css'

const size = 124
const thickness = 12
const radius = (size - thickness) / 2
const middle = size / 2

interface Props {
  percent: number
  /** What the ring says to somebody who cannot see it. */
  label: string
}

/** How much of a whole is done. Mantine's ring brings the tooltip with it, more code than the rest of a screen. */
export const Ring = ({ percent, label }: Props) => (
  <svg className={classes.ring} width={size} height={size} role="img" aria-label={label}>
    <circle className={classes.rest} cx={middle} cy={middle} r={radius} strokeWidth={thickness} />
    {percent > 0 && (
      <circle
        className={classes.done}
        cx={middle}
        cy={middle}
        r={radius}
        strokeWidth={thickness}
        pathLength={100}
        strokeDasharray={`${Math.min(percent, 100)} 100`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
    )}
    <text className={classes.words} x="50%" y="50%" aria-hidden>
      {percent}%
    </text>
  </svg>
)
