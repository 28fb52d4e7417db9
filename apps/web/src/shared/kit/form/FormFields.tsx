import type { ReactNode } from 'react'
import { ConflictCard } from './ConflictCard.tsx'
import classes from './Form.module.css'
import type { FormState } from './formTypes.ts'

interface FormFieldsProps {
  state: FormState
  /** The buttons stand outside of the form and name it. */
  id: string
  children: ReactNode
}

/** The form itself, one field below the other; above them what has to be decided first. */
export const FormFields = ({ state, id, children }: FormFieldsProps) => (
  <>
    <ConflictCard state={state} />
    <form id={id} {...state.bind} className={classes.fields}>
      {children}
    </form>
  </>
)
