import { type TodoShare, todoMessages } from '@crm/contract/features/todos/todos.rows'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useUser } from '../../../shared/lib/session/currentUser.ts'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import { Grow, Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { Skeleton } from '../../../shared/ui/state/Skeleton.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import classes from '../Todos.module.css'
import { useShares } from '../todos.api.ts'
import { todosText } from '../todos.messages.ts'
import { useInvite, useUninvite } from '../todoWrites.ts'

const InviteForm = ({ tl_no, present }: { tl_no: number; present: number[] }) => {
  const [chosen, setChosen] = useState<number[]>([])
  const invite = useInvite(() => setChosen([]))
  const send = () => {
    if (!chosen.length) toast.error(todoMessages.inviteMissing)
    else invite.mutate({ body: { tl_no, tl_tos: chosen } })
  }
  return (
    <Inline align="start">
      <Grow>
        <EmployeesSelect
          aria-label={todosText.inviteWho}
          placeholder={chosen.length ? '' : todosText.inviteWho}
          value={chosen}
          except={present}
          onChange={setChosen}
        />
      </Grow>
      <Button variant="default" loading={invite.isPending} onClick={send}>
        {todosText.invite}
      </Button>
    </Inline>
  )
}

interface ParticipantsProps {
  tl_no: number
  canChange: boolean
  /** One has removed oneself. */
  onLeft: () => void
}

/** Who takes part; everybody here may invite and remove, and somebody always remains. */
export const Participants = ({ tl_no, canChange, onLeft }: ParticipantsProps) => {
  const user = useUser()
  const found = useShares(tl_no)
  const uninvite = useUninvite((tl_to) => {
    if (tl_to === user?.emp_no) onLeft()
  })
  const askAndRemove = async ({ tl_to, emp_name }: TodoShare) => {
    const isSelf = tl_to === user?.emp_no
    const title = isSelf ? todosText.reallyLeave : todosText.reallyRemove(emp_name)
    const yes = isSelf ? todosText.leave : todosText.removeFrom
    if (await confirm({ title, yes, tone: 'danger' })) uninvite.mutate({ body: { tl_no, tl_to } })
  }
  return (
    <Section title={todosText.participants} note={found.data?.query.length || undefined}>
      <LoadedRows read={found} empty={null} loading={<Skeleton h={32} w="60%" />}>
        {(people) => (
          <Stack gap="row">
            <Inline as="ul" wraps gap="tight">
              {people.map((person) => (
                <li key={person.tl_to} className={classes.person}>
                  {person.emp_name}
                  {canChange && (
                    <ActionIcon
                      size={22}
                      radius="xl"
                      aria-label={todosText.removePerson(person.emp_name)}
                      title={todosText.removePerson(person.emp_name)}
                      disabled={uninvite.isPending}
                      onClick={() => askAndRemove(person)}
                    >
                      <IconX size={14} stroke={1.8} aria-hidden />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </Inline>
            {canChange && <InviteForm tl_no={tl_no} present={people.map(({ tl_to }) => tl_to)} />}
          </Stack>
        )}
      </LoadedRows>
    </Section>
  )
}
