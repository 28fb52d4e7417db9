import { colleagueMessages, colleagues } from '@crm/contract/features/colleagues/colleagues'
import { screens } from '@crm/contract/screens'
import { Button } from '@mantine/core'
import { IconUnlink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { LinkedPage } from '../../shared/kit/record/LinkedPage.tsx'
import { quietCall } from '../../shared/lib/server/api.ts'
import { session } from '../../shared/lib/session/session.ts'
import { NoticePage } from '../../shared/ui/page/NoticePage.tsx'
import { AccountFields, emptyAccount } from '../join/AccountFields.tsx'
import { JoinPage } from '../join/JoinPage.tsx'
import { joinText } from '../join/join.messages.ts'
import { Agreements } from '../join/legal/Agreements.tsx'
import { colleaguesText as text } from './colleagues.messages.ts'

interface Invitation {
  client_name: string
  user_email: string
  invited_by: string
}

const InvitedForm = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const joining = useEndpointForm(colleagues.joinInvited, {
    initial: { token, ...emptyAccount, user_email: invitation.user_email },
    guardsLeaving: false,
    quiet: true,
    onDone: (answer) => session.start(answer.token),
  })
  return (
    <JoinPage
      title={text.joinTitle(invitation.client_name)}
      context={text.joinContext(invitation.invited_by)}
      form={joining}
    >
      <AccountFields form={joining.form} email={invitation.user_email} />
      <Agreements form={joining.form} />
    </JoinPage>
  )
}

const Expired = () => (
  <NoticePage icon={IconUnlink} tone="amber" title={text.expiredTitle} description={colleagueMessages.expired}>
    <Button component={Link} to={screens.Login.path}>
      {joinText.signIn}
    </Button>
  </NoticePage>
)

/** Where the link of an invitation leads; its token stands behind the #. */
export const JoinInvitedScreen = () => {
  const token = useLocation().hash.slice(1)
  const read = useQuery({
    queryKey: ['invite', token],
    queryFn: () => quietCall(colleagues.checkInvite, { body: { token } }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!token) return <Expired />
  return (
    <LinkedPage read={read} gone={<Expired />}>
      {(invitation) => <InvitedForm token={token} invitation={invitation} />}
    </LinkedPage>
  )
}
