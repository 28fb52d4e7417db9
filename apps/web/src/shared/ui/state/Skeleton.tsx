import classes from './Skeleton.module.css'

interface SkeletonProps {
  h: number | string
  w?: number | string
  mt?: number
  mb?: number
  radius?: number
}

/** The place of something that is on its way. It does not move: a screenful of moving ones holds up what they wait for. */
export const Skeleton = ({ h, w = '100%', mt, mb, radius }: SkeletonProps) => (
  <span
    className={classes.bone}
    style={{ height: h, width: w, marginTop: mt, marginBottom: mb, borderRadius: radius }}
    aria-hidden
  />
)
