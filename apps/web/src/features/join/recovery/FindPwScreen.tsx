import { screens } from '@crm/contract/features'
import { join } from '@crm/contract/features/join/join'
import { TextInput } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { EntryForm, EntryPage } from '../../../shared/ui/EntryPage.tsx'
import { text } from '../join.messages.ts'

export const FindPwScreen = () => {
  const navigate = useNavigate()
  const { form, bind, busy, problem } = useEndpointForm(join.findPassword, {
    initial: { user_id: '', user_email: '' },
    guardsLeaving: false,
    quiet: true,
    onDone: () => navigate(screens.FindPwResult.path, { replace: true }),
  })
  return (
    <EntryPage
      title={text.findPwTitle}
      context={text.findPwContext}
      foot={
        <>
          <Link to={screens.Login.path}>{text.signIn}</Link>
          <Link to={screens.FindId.path}>{text.findIdTitle}</Link>
        </>
      }
    >
      <EntryForm bind={bind} problem={problem} busy={busy} submit={text.findPwSubmit}>
        <TextInput
          label={text.userId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('user_id')}
        />
        <TextInput label={text.email} type="email" autoComplete="email" {...form.getInputProps('user_email')} />
      </EntryForm>
    </EntryPage>
  )
}
