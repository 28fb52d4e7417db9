import type { ReactNode } from 'react'
import { galleryText, type SectionName } from './gallery.messages.ts'
import classes from './Sample.module.css'

/** A part of the gallery: what it is, when to use it, and the thing itself. */
export const Sample = ({ name, children }: { name: SectionName; children: ReactNode }) => (
  <section id={name} className={classes.sample}>
    <h2 className={classes.title}>{galleryText.sections[name].title}</h2>
    <p className={classes.about}>{galleryText.sections[name].about}</p>
    {children}
  </section>
)

/** Things beside one another on a white ground. */
export const Shelf = ({ children }: { children: ReactNode }) => <div className={classes.shelf}>{children}</div>
