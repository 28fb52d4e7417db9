import { join } from '@crm/contract/features/join/join'
import { Select } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { session } from '../../shared/lib/session/session.ts'
import { AccountFields, emptyAccount, notKept } from './AccountFields.tsx'
import { JoinPage, JoinSection } from './JoinPage.tsx'
import { useTeams } from './join.api.ts'
import { joinText } from './join.messages.ts'
import { Agreements } from './legal/Agreements.tsx'

export const JoinStaffScreen = () => {
  const teams = useTeams()
  const joining = useEndpointForm(join.staff, {
    initial: { ...emptyAccount, team_no: 0 },
    draftKey: 'join.staff',
    notKept,
    guardsLeaving: false,
    quiet: true,
    onDone: ({ token }) => session.start(token),
  })
  const { form } = joining
  return (
    <JoinPage title={joinText.staffTitle} context={joinText.staffContext} form={joining}>
      <AccountFields form={form} />
      <JoinSection title={joinText.staffSection}>
        <Select<number>
          label={joinText.team}
          placeholder={joinText.chooseTeam}
          data={teams.map(({ team_no, team_name }) => ({ value: team_no, label: team_name }))}
          withAsterisk
          {...form.getInputProps('team_no')}
          value={form.values.team_no || null}
          onChange={(team_no) => form.setFieldValue('team_no', team_no ?? 0)}
        />
      </JoinSection>
      <Agreements form={form} />
    </JoinPage>
  )
}
