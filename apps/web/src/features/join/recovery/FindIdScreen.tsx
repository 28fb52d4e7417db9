import { join } from '@crm/contract/features/join/join'
import { screens } from '@crm/contract/screens'
import { TextInput } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { EntryForm, EntryPage } from '../../../shared/ui/page/EntryPage.tsx'
import { joinText } from '../join.messages.ts'

export const FindIdScreen = () => {
  const navigate = useNavigate()
  const { form, bind, busy, problem } = useEndpointForm(join.findId, {
    initial: { user_name: '', user_email: '' },
    guardsLeaving: false,
    quiet: true,
    onDone: () => navigate(screens.FindIdResult.path, { replace: true }),
  })
  return (
    <EntryPage
      title={joinText.findIdTitle}
      context={joinText.findIdContext}
      foot={
        <>
          <Link to={screens.Login.path}>{joinText.signIn}</Link>
          <Link to={screens.FindPw.path}>{joinText.findPwTitle}</Link>
        </>
      }
    >
      <EntryForm bind={bind} problem={problem} busy={busy} submit={joinText.findIdSubmit}>
        <TextInput label={joinText.name} autoComplete="name" autoFocus {...form.getInputProps('user_name')} />
        <TextInput label={joinText.email} type="email" autoComplete="email" {...form.getInputProps('user_email')} />
      </EntryForm>
    </EntryPage>
  )
}
