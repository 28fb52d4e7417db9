import type { ComponentType, ReactNode } from 'react'
import type { Tone } from '../display/Tag.tsx'
import { PageBrand } from './Brand.tsx'
import classes from './NoticePage.module.css'

interface NoticeProps {
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>
  tone?: Extract<Tone, 'accent' | 'red' | 'amber' | 'gray'>
  title: string
  description: ReactNode
  /** `h2` under a page that has its own title. */
  heading?: 'h1' | 'h2'
  /** Buttons: what to do next. */
  children?: ReactNode
}

/** Says one thing, in the middle of the place it is given. */
export const Notice = ({
  icon: Icon,
  tone = 'accent',
  title,
  description,
  heading: Heading = 'h1',
  children,
}: NoticeProps) => (
  <div className={classes.notice}>
    <span className={classes.mark} data-tone={tone}>
      <Icon size={26} stroke={1.6} aria-hidden />
    </span>
    <Heading className={classes.title}>{title}</Heading>
    <p className={classes.description}>{description}</p>
    {children && <div className={classes.actions}>{children}</div>}
  </div>
)

/** A whole screen that says one thing. */
export const NoticePage = (props: NoticeProps) => (
  <main className={classes.page}>
    <PageBrand />
    <Notice {...props} />
  </main>
)
