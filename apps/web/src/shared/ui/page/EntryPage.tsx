import { Button } from '@mantine/core'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Note } from '../display/Note.tsx'
import { PageBrand } from './Brand.tsx'
import classes from './EntryPage.module.css'

interface EntryPageProps {
  title: string
  context?: ReactNode
  wide?: boolean
  /** Links to the neighbours, under the card. */
  foot?: ReactNode
  children: ReactNode
}

/** A screen before the product: one card in the middle, signing in and everything around it. */
export const EntryPage = ({ title, context, wide, foot, children }: EntryPageProps) => (
  <main className={classes.screen} data-wide={wide || undefined}>
    <div className={classes.card}>
      <PageBrand size={30} />
      <h1 className={classes.title}>{title}</h1>
      {context && <p className={classes.context}>{context}</p>}
      {children}
    </div>
    {foot && <nav className={classes.foot}>{foot}</nav>}
  </main>
)

/** What stands under the words of the page where it is no `EntryForm`. */
export const EntryContent = ({ children }: { children: ReactNode }) => <div className={classes.content}>{children}</div>

interface EntryFormProps {
  /** From `useEndpointForm`, or the handlers of any other form. */
  bind: FormHTMLAttributes<HTMLFormElement>
  problem?: string | null
  busy?: boolean
  submit: string
  children: ReactNode
}

/** Its form: large fields, what went wrong, one button. */
export const EntryForm = ({ bind, problem, busy, submit, children }: EntryFormProps) => (
  <form {...bind} className={classes.form}>
    {children}
    <div role="alert">{problem && <Note tone="red">{problem}</Note>}</div>
    <Button type="submit" fullWidth loading={busy ?? false}>
      {submit}
    </Button>
  </form>
)
