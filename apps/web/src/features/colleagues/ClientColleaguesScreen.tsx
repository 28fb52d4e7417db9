import { type Colleague, colleagues, type Invite } from '@crm/contract/features/colleagues/colleagues'
import { Button, TextInput } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { LoadedPage } from '../../shared/kit/record/LoadedPage.tsx'
import { showDate } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { useUser } from '../../shared/lib/session/currentUser.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Columns } from '../../shared/ui/layout/Columns.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../shared/ui/list/RowList.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { Page } from '../../shared/ui/page/Page.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { colleaguesText as text } from './colleagues.messages.ts'

const tones = { 1: 'green', 2: 'amber', 3: 'red' } as const

const Person = ({ person, isMe }: { person: Colleague; isMe: boolean }) => {
  const { mutate, isPending } = useWrite(colleagues.remove, { done: text.removed })
  const { user_no, user_name, user_email, client_state } = person
  const remove = async () => {
    const words = { title: text.askRemove(user_name), description: text.removeHow, yes: text.remove }
    if (await confirm({ ...words, tone: 'danger' })) mutate({ params: { user_no } })
  }
  return (
    <RowItem name={user_name} about={user_email}>
      {isMe && <Tag tone="accent">{text.me}</Tag>}
      <Tag tone={tones[client_state]}>{text.states[client_state]}</Tag>
      {!isMe && (
        <Button size="xs" variant="default" aria-label={text.removeOf(user_name)} loading={isPending} onClick={remove}>
          {text.remove}
        </Button>
      )}
    </RowItem>
  )
}

const InviteRow = ({ invite }: { invite: Invite }) => {
  const { mutate, isPending } = useWrite(colleagues.revokeInvite, { done: text.revoked })
  const { ci_no, user_email, invited_by, reg_dt, expires_at, is_expired } = invite
  return (
    <RowItem name={user_email} about={text.sentBy(invited_by, showDate(reg_dt))}>
      <Tag tone={is_expired ? 'red' : 'gray'}>{is_expired ? text.expired : text.until(showDate(expires_at))}</Tag>
      <Button
        size="xs"
        variant="default"
        aria-label={text.revokeOf(user_email)}
        loading={isPending}
        onClick={() => mutate({ params: { ci_no } })}
      >
        {text.revoke}
      </Button>
    </RowItem>
  )
}

const InviteForm = () => {
  const { form, bind, busy } = useEndpointForm(colleagues.invite, {
    initial: { user_email: '' },
    done: text.invited,
    repeats: true,
    guardsLeaving: false,
  })
  return (
    <Card title={text.inviteTitle}>
      <form {...bind}>
        <Stack>
          <TextInput
            label={text.email}
            placeholder={text.emailPlaceholder}
            type="email"
            autoComplete="off"
            maxLength={200}
            {...form.getInputProps('user_email')}
          />
          <SmallText>{text.inviteHint}</SmallText>
          <Button type="submit" loading={busy}>
            {text.invite}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

/** The people of one's own company: who uses the portal, who is invited, inviting and removing. */
export const ClientColleaguesScreen = () => {
  const me = useUser()?.user_no
  return (
    <LoadedPage read={useRead(colleagues.list)} title={text.title}>
      {({ people, invites }) => (
        <Page title={text.title} context={text.context}>
          <Columns side={<InviteForm />}>
            <Card title={text.people} note={text.count(people.length)} flush>
              <RowList>
                {people.map((person) => (
                  <Person key={person.user_no} person={person} isMe={person.user_no === me} />
                ))}
              </RowList>
            </Card>
            <Card title={text.invites} note={invites.length || undefined} flush>
              {invites.length ? (
                <RowList>
                  {invites.map((invite) => (
                    <InviteRow key={invite.ci_no} invite={invite} />
                  ))}
                </RowList>
              ) : (
                <EmptyState words={text.noInvites} />
              )}
            </Card>
          </Columns>
        </Page>
      )}
    </LoadedPage>
  )
}
