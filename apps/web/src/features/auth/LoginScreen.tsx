import { Button, PasswordInput, TextInput } from '@mantine/core'
import { session } from '../../shared/lib/session.ts'
import { useEndpointForm } from '../../shared/lib/useEndpointForm.ts'
import { Brand } from '../../shared/ui/Brand.tsx'
import { text } from './auth.messages.ts'
import classes from './LoginScreen.module.css'

/** Fetched at the first key press: people see the fields before the schemas that check them are here. */
const loadLogin = () => import('@crm/contract/features/auth').then(({ auth }) => auth.login)

/** Starts a session; whoever shows this screen listens to the session and moves people on. */
export const LoginScreen = () => {
  const { form, bind, busy, problem } = useEndpointForm(loadLogin, {
    initial: { user_id: '', user_pw: '' },
    onDone: ({ token }) => session.start(token),
    guardsLeaving: false,
    quiet: true,
  })

  return (
    <main className={classes.screen}>
      <div className={classes.card}>
        <Brand size={30} />
        <h1 className={classes.title}>{text.signIn}</h1>
        <p className={classes.context}>{text.signInContext}</p>
        <form {...bind} className={classes.form}>
          <TextInput
            label={text.userId}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            {...form.getInputProps('user_id')}
          />
          <PasswordInput
            label={text.password}
            name="password"
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': text.showPassword }}
            {...form.getInputProps('user_pw')}
          />
          <div role="alert">{problem && <p className={classes.problem}>{problem}</p>}</div>
          <Button type="submit" fullWidth loading={busy}>
            {text.signIn}
          </Button>
        </form>
      </div>
    </main>
  )
}
