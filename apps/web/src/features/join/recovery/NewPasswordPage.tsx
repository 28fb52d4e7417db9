import { join } from '@crm/contract/features/join/join'
import { ApiProblem } from '@crm/contract/kit/client'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { quietCall } from '../../../shared/lib/server/api.ts'
import { EntryForm, EntryPage } from '../../../shared/ui/page/EntryPage.tsx'
import { NoticePage } from '../../../shared/ui/page/NoticePage.tsx'
import { PageSpinner } from '../../../shared/ui/page/PageSpinner.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { joinText } from '../join.messages.ts'
import { PasswordFields } from '../PasswordFields.tsx'

const isDead = (problem: unknown) =>
  problem instanceof ApiProblem && (problem.code === 'link_expired' || problem.code === 'invalid_input')

/** Said before anybody invents a new password for nothing. */
const useLink = (token: string) =>
  useQuery({
    queryKey: ['reset', token],
    queryFn: () => quietCall(join.checkReset, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

const DeadLink = () => (
  <NoticePage icon={IconUnlink} tone="amber" title={joinText.linkDeadTitle} description={joinText.linkDeadDescription}>
    <Button component={Link} to={screens.FindPw.path}>
      {joinText.findPwTitle}
    </Button>
  </NoticePage>
)

const Changed = () => (
  <NoticePage icon={IconCircleCheck} title={joinText.changedTitle} description={joinText.changedDescription}>
    {/* A whole new page: a session of this person that was open here has ended as well. */}
    <Button component="a" href={screens.Login.path}>
      {joinText.signIn}
    </Button>
  </NoticePage>
)

const NewPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { form, bind, busy, problem } = useEndpointForm(join.resetPassword, {
    initial: { token, user_pw: '', user_pw_again: '' },
    guardsLeaving: false,
    quiet: true,
    onDone,
  })
  return (
    <EntryPage title={joinText.newPasswordTitle} context={joinText.newPasswordContext}>
      <EntryForm bind={bind} problem={problem} busy={busy} submit={joinText.changePassword}>
        <PasswordFields form={form} label={joinText.newPassword} autoFocus />
      </EntryForm>
    </EntryPage>
  )
}

export const NewPasswordPage = ({ token }: { token: string }) => {
  const [isChanged, setChanged] = useState(false)
  const link = useLink(token)
  if (isChanged) return <Changed />
  if (isDead(link.error)) return <DeadLink />
  if (link.error) return <ErrorState reason={link.error.message} onRetry={() => link.refetch()} />
  if (link.isPending) return <PageSpinner />
  return <NewPasswordForm token={token} onDone={() => setChanged(true)} />
}
