import { confidentialityText, currentConfidentiality } from '@crm/contract/features/fileShares/confidentiality'
import { fileShareMessages } from '@crm/contract/features/fileShares/fileShares.rows'
import { type LinkGates, sharedLinks } from '@crm/contract/features/sharedLinks/sharedLinks'
import { screens } from '@crm/contract/screens'
import { Anchor, Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { EntryForm, EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import classes from './GateForm.module.css'
import { linkText as text } from './sharedLinks.messages.ts'

interface GateValues {
  password?: string | undefined
  email?: string | undefined
  code?: string | undefined
  nda?: { name: string } | undefined
  is_agreed?: unknown
}

const empty = {
  password: '',
  email: '',
  code: '',
  nda: { name: '', version: currentConfidentiality },
  is_agreed: false,
}

/** What is still missing, in the words of the server. */
const missing = (gates: LinkGates, values: GateValues) => ({
  ...(gates.needs_password && !values.password && { password: fileShareMessages.passwordMissing }),
  ...(gates.needs_email && !values.email?.trim() && { email: fileShareMessages.emailMissing }),
  ...(gates.needs_email && !/^\d{6}$/.test(values.code?.trim() ?? '') && { code: fileShareMessages.codeMissing }),
  ...(gates.needs_nda && !values.nda?.name.trim() && { 'nda.name': fileShareMessages.nameMissing }),
  ...(gates.needs_nda && !values.is_agreed && { is_agreed: fileShareMessages.ndaMissing }),
})

const passing = (id: string, gates: LinkGates, values: GateValues) => ({
  id,
  ...(gates.needs_password && { password: values.password }),
  ...(gates.needs_email && { email: values.email?.trim(), code: values.code?.trim() }),
  ...(gates.needs_nda && { nda: { name: values.nda?.name.trim(), version: currentConfidentiality } }),
})

const Nda = ({ company }: { company: string }) => {
  const nda = confidentialityText(currentConfidentiality, company)
  return (
    <section className={classes.nda} aria-label={nda?.title}>
      <strong>{nda?.title}</strong>
      {nda?.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Anchor href={screens.Confidentiality.path} target="_blank" size="sm">
        {text.wholeText}
      </Anchor>
    </section>
  )
}

interface GateFormProps {
  id: string
  gates: LinkGates
  onOpened: (token: string) => void
}

/** All that a link asks for in one form; where it asks for nothing, one button, so that only people open it. */
export const GateForm = ({ id, gates, onOpened }: GateFormProps) => {
  const { company, needs_password, needs_email, needs_nda } = gates
  const state = useEndpointForm(sharedLinks.open, {
    initial: { ...empty, id },
    toBody: (values) => passing(id, gates, values),
    validate: (values) => missing(gates, values),
    guardsLeaving: false,
    quiet: true,
    onDone: ({ query }) => {
      const token = query[0]?.token
      if (token) onOpened(token)
    },
  })
  const { form } = state
  const code = useWrite(sharedLinks.sendCode, { quiet: true })
  const sendCode = () => {
    const { email, password } = form.values
    if (!email?.trim()) return form.setFieldError('email', fileShareMessages.emailMissing)
    code.mutate(
      { body: { id, email: email.trim(), ...(needs_password && { password }) } },
      {
        onError: (problem) =>
          form.setErrors(Object.keys(problem.fields).length ? problem.fields : { email: problem.message }),
      },
    )
  }
  return (
    <EntryPage title={text.title} context={text.context(company)} wide={needs_nda}>
      <EntryForm bind={state.bind} problem={state.problem} busy={state.busy} submit={text.open}>
        {needs_password && (
          <PasswordInput
            label={text.password}
            autoComplete="off"
            maxLength={100}
            data-autofocus
            {...form.getInputProps('password')}
          />
        )}
        {needs_email && (
          <>
            <Inline gap="sm">
              <TextInput
                className={classes.email}
                label={text.email}
                type="email"
                autoComplete="email"
                maxLength={254}
                {...form.getInputProps('email')}
              />
              <Button className={classes.send} variant="default" loading={code.isPending} onClick={sendCode}>
                {code.isSuccess ? text.sendAgain : text.sendCode}
              </Button>
            </Inline>
            {code.isSuccess && (
              <Note tone="accent" role="status">
                {text.sent}
              </Note>
            )}
            <TextInput
              label={text.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              {...form.getInputProps('code')}
            />
          </>
        )}
        {needs_nda && (
          <>
            <Nda company={company} />
            <TextInput label={text.name} autoComplete="name" maxLength={50} {...form.getInputProps('nda.name')} />
            <Checkbox label={text.agree} {...form.getInputProps('is_agreed', { type: 'checkbox' })} />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
