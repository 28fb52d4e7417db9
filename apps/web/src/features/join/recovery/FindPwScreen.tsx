import { join } from '@crm/contract/features/join/join'
import { screens } from '@crm/contract/screens'
import { TextInput } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { EntryForm, EntryPage } from '../../../shared/ui/page/EntryPage.tsx'
import { joinText } from '../join.messages.ts'

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
      title={joinText.findPwTitle}
      context={joinText.findPwContext}
      foot={
        <>
          <Link to={screens.Login.path}>{joinText.signIn}</Link>
          <Link to={screens.FindId.path}>{joinText.findIdTitle}</Link>
        </>
      }
    >
      <EntryForm bind={bind} problem={problem} busy={busy} submit={joinText.findPwSubmit}>
        <TextInput
          label={joinText.userId}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('user_id')}
        />
        <TextInput label={joinText.email} type="email" autoComplete="email" {...form.getInputProps('user_email')} />
      </EntryForm>
    </EntryPage>
  )
}
