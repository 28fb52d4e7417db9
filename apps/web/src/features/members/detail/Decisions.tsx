import type { Member } from '@crm/contract/features/members/members.rows'
import { messages } from '@crm/contract/messages'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { confirm, prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { type MemberEndpoints, useApprove, useLeave, useRefuse, useRestore, useSuspend } from '../members.api.ts'
import { membersText } from '../members.messages.ts'

interface DecisionsProps {
  ways: MemberEndpoints
  member: Member
  isSelf: boolean
  /** The form that an approval sends along. */
  approveForm?: string
  approve: string
  /** Only those who administer staff close accounts for good. */
  canLeave?: boolean
}

const checkReason = (value: string) => (value.trim() ? null : messages.reasonMissing)

const askReason = (title: string, description: string, yes: string) =>
  prompt({
    title,
    description,
    yes,
    tone: 'danger',
    label: membersText.reason,
    placeholder: membersText.reasonPlaceholder,
    check: checkReason,
  })

interface DangerousActsProps {
  acts: { words: string; act: () => void }[]
  isBusy: boolean
}

/** What nobody should press by mistake stands in a menu. */
const DangerousActs = ({ acts, isBusy }: DangerousActsProps) =>
  acts.length > 0 && (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={isBusy}
          rightSection={<IconChevronDown size={14} stroke={1.8} aria-hidden />}
        >
          {membersText.moreActs}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map(({ words, act }) => (
          <Menu.Item key={words} color="red" onClick={act}>
            {words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )

/** The decisions that the state of a person's account allows. */
export const Decisions = ({ ways, member, isSelf, approveForm, approve, canLeave }: DecisionsProps) => {
  const { user_no, user_name, account_status, user_type } = member
  const params = { user_no }
  const approving = useApprove(ways)
  const refusing = useRefuse(ways)
  const suspending = useSuspend(ways)
  const restoring = useRestore(ways)
  const leaving = useLeave()
  const isBusy = [approving, refusing, suspending, restoring, leaving].some(({ isPending }) => isPending)

  const approveNow = async () => {
    if (await confirm({ title: membersText.approveTitle(user_name), description: membersText.told, yes: approve }))
      approving.mutate({ params, body: {} })
  }
  const refuse = async () => {
    const reason = await askReason(membersText.refuseTitle(user_name), membersText.told, membersText.refuse)
    if (reason !== null) refusing.mutate({ params, body: { reason } })
  }
  const suspend = async () => {
    const reason = await askReason(membersText.suspendTitle(user_name), membersText.suspendHint, membersText.suspend)
    if (reason !== null) suspending.mutate({ params, body: { reason } })
  }
  const restore = async () => {
    if (
      await confirm({
        title: membersText.restoreTitle(user_name),
        description: membersText.restoreHint,
        yes: membersText.restore,
      })
    )
      restoring.mutate({ params, body: {} })
  }
  const leaveWord = user_type === 'emp' ? membersText.leaveStaff : membersText.leaveVc
  const leave = async () => {
    const reason = await askReason(membersText.leaveTitle(user_name), membersText.leaveHint, leaveWord)
    if (reason !== null) leaving.mutate({ params, body: { reason } })
  }

  const mayLeave = canLeave && !isSelf && account_status !== 'left' && account_status !== 'waiting'
  if (account_status === 'waiting')
    return (
      <>
        <Button variant="default" disabled={isBusy} onClick={refuse}>
          {membersText.refuse}
        </Button>
        <Button
          loading={approving.isPending}
          {...(approveForm ? { type: 'submit', form: approveForm } : { onClick: approveNow })}
        >
          {approve}
        </Button>
      </>
    )
  const acts = [
    ...(account_status === 'active' && !isSelf ? [{ words: membersText.suspend, act: suspend }] : []),
    ...(mayLeave ? [{ words: leaveWord, act: leave }] : []),
  ]
  return (
    <>
      <DangerousActs acts={acts} isBusy={isBusy} />
      {account_status !== 'active' && (
        <Button loading={restoring.isPending} onClick={restore}>
          {membersText.restore}
        </Button>
      )}
    </>
  )
}
