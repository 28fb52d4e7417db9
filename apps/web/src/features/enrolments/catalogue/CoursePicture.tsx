import { IconSchool } from '@tabler/icons-react'
import classes from './Catalogue.module.css'

/** The course's picture, which says nothing that the title does not say. */
export const CoursePicture = ({ picture }: { picture: string | null }) => (
  <span className={classes.picture}>
    {picture ? <img src={picture} alt="" loading="lazy" /> : <IconSchool size={32} stroke={1.4} aria-hidden />}
  </span>
)
