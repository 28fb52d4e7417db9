import { type Contact, showPhone } from '@crm/contract/kit/people'
import classes from './AlimtalkDialog.module.css'

/** Whom a message goes to; a number is never broken in two. */
export const NameAndNumber = ({ name, number }: Contact) => (
  <>
    {name} <span className={classes.number}>{showPhone(number)}</span>
  </>
)
