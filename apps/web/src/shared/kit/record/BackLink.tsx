import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './Record.module.css'
import { useListPath } from './useListPath.ts'

/** The breadcrumb of every page below a list: back to it, as people left it. */
export const BackLink = ({ path, title }: { path: string; title: string }) => (
  <Link to={useListPath(path)} className={classes.back}>
    <IconChevronLeft size={14} stroke={1.8} aria-hidden />
    {title}
  </Link>
)
