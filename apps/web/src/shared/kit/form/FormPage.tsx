import { type ReactNode, useId } from 'react'
import { ActionBar } from '../../ui/layout/ActionBar.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { BackLink } from '../record/BackLink.tsx'
import classes from './Form.module.css'
import { FormButtons } from './FormButtons.tsx'
import { FormFields } from './FormFields.tsx'
import { FormNotes } from './FormNotes.tsx'
import type { FormState } from './formTypes.ts'

interface FormBodyProps {
  state: FormState
  /** Where people go who change their mind. */
  back: string
  submit?: string
  children: ReactNode
  /** Beside the form: what is not sent with it. */
  side?: ReactNode
}

/** A form longer than a screen, its buttons in view at its end; for screens with a head of their own. */
export const FormBody = ({ state, back, submit, children, side }: FormBodyProps) => {
  const formId = useId()
  const fields = (
    <FormFields state={state} id={formId}>
      {children}
    </FormFields>
  )
  return (
    <>
      {side ? (
        <Columns wideSide side={side}>
          <div>{fields}</div>
        </Columns>
      ) : (
        <div className={classes.alone}>{fields}</div>
      )}
      <ActionBar note={<FormNotes state={state} />}>
        <FormButtons formId={formId} busy={state.busy} cancel={back} submitLabel={submit} />
      </ActionBar>
    </>
  )
}

interface FormPageProps extends FormBodyProps {
  title: ReactNode
  context?: ReactNode
  /** The list that the record belongs to; one's own data belongs to none. */
  list?: { path: string; title: string }
}

/** A page that is a form. Leaving it asks where something is unsaved. */
export const FormPage = ({ title, context, list, ...body }: FormPageProps) => (
  <Page
    title={title}
    context={
      <>
        {list && <BackLink {...list} />}
        {context}
      </>
    }
  >
    <FormBody {...body} />
  </Page>
)
