import { PasswordInput, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { session } from '../../shared/lib/session/session.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { EntryForm, EntryPage } from '../../shared/ui/page/EntryPage.tsx'
import { authText } from './auth.messages.ts'
import { readEndedCause } from './endedLogin.ts'

/** Fetched at the first key press: people see the fields before the schemas that check them are here. */
const loadLogin = () => import('@crm/contract/features/auth/auth').then(({ auth }) => auth.login)

/** Plain links: this screen stands before the router is here. */
const links = (
  <>
    <a href="/join/type">{authText.join}</a>
    <a href="/find-id">{authText.findId}</a>
    <a href="/find-pw">{authText.findPassword}</a>
  </>
)

/** Starts a session; whoever shows this screen listens to the session and moves people on. */
export const LoginScreen = () => {
  const { form, bind, busy, problem } = useEndpointForm(loadLogin, {
    initial: { user_id: '', user_pw: '' },
    onDone: ({ token }) => session.start(token),
    guardsLeaving: false,
    quiet: true,
  })
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    readEndedCause().then((cause) => cause && setEnded(cause))
  }, [])

  return (
    <EntryPage title={authText.signIn} context={authText.signInContext} foot={links}>
      <EntryForm bind={bind} problem={problem} busy={busy} submit={authText.signIn}>
        {ended && (
          <Note tone="amber" role="status">
            {ended}
          </Note>
        )}
        <TextInput
          label={authText.userId}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('user_id')}
        />
        <PasswordInput
          label={authText.password}
          name="password"
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': authText.showPassword }}
          {...form.getInputProps('user_pw')}
        />
      </EntryForm>
    </EntryPage>
  )
}
