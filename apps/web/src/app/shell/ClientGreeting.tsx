import { withoutCompanyKind } from '@crm/contract/kit/people'
import classes from './ClientShell.module.css'
import { shellText } from './shell.messages.ts'
import { initials } from './topBar/names.ts'

/** Whom the portal greets: the company, by its name. */
export const ClientGreeting = ({ company, isNarrow }: { company: string; isNarrow: boolean }) => (
  <div className={classes.greeting} data-narrow={isNarrow || undefined} data-hint={isNarrow ? company : undefined}>
    <span className={classes.mark} aria-hidden>
      {initials(withoutCompanyKind(company))}
    </span>
    <p className={isNarrow ? 'visually-hidden' : classes.words}>
      <strong>
        <span>{company}</span> {shellText.clientCalled}
      </strong>{' '}
      {shellText.clientWelcome}
    </p>
  </div>
)
