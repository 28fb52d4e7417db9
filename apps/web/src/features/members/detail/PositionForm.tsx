import { empLevel } from '@crm/contract/features/auth/auth'
import { members } from '@crm/contract/features/members/members'
import type { EmployeePosition, Member } from '@crm/contract/features/members/members.rows'
import { type ScopePreset, scopePresets } from '@crm/contract/features/members/scopeTree'
import type { ScopeName } from '@crm/contract/scopes'
import { Button, Input, Select } from '@mantine/core'
import { ConflictCard } from '../../../shared/kit/form/ConflictCard.tsx'
import { FormNotes } from '../../../shared/kit/form/FormNotes.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { useTeamOptions } from '../members.api.ts'
import { membersText } from '../members.messages.ts'
import classes from './PositionForm.module.css'
import { ScopeTree } from './ScopeTree.tsx'
import { isSame, keeping } from './scopeSelection.ts'

const caiTeam = 7
const presets = Object.values(scopePresets)

/** New staff start with what their colleagues have. */
const scopesFor = ({ account_status, team_no, emp_scope }: Member) => {
  if (account_status !== 'waiting' || emp_scope.length) return emp_scope as ScopeName[]
  return [...(team_no === caiTeam ? scopePresets.cai : scopePresets.staff).scopes]
}

const positionOf = (member: Member): EmployeePosition => ({
  team_no: member.team_no,
  emp_lv: member.emp_lv ?? 0,
  emp_scope: scopesFor(member),
})

interface PositionFormProps {
  member: Member
  isSelf: boolean
  /** The page's own button submits it. */
  id: string
  isReadOnly: boolean
}

/** Team, level and menu of a member of staff: with the approval, or at any time after it. */
export const PositionForm = ({ member, isSelf, id, isReadOnly }: PositionFormProps) => {
  const isWaiting = member.account_status === 'waiting'
  const teams = useTeamOptions()
  // The person's own team is offered even before the list of teams has been read.
  const own = member.team_no === null ? [] : [{ value: String(member.team_no), label: member.team_name ?? '-' }]
  const state = useRecordForm({
    update: isWaiting ? members.approve : members.update,
    record: member,
    toValues: (row = member) => positionOf(row),
    draft: `position.${member.user_no}`,
    labels: { team_no: membersText.team, emp_lv: membersText.level, emp_scope: membersText.scopes },
    show: {
      team_no: (no) => teams.find(({ value }) => value === String(no))?.label ?? member.team_name,
      emp_lv: empLevel.label,
      emp_scope: (scopes) => membersText.chosenScopes(scopes.length),
    },
    ...(isWaiting ? { done: membersText.approved } : {}),
  })
  const { form, bind, busy, isUnsaved, discardDraft } = state
  const { team_no, emp_lv } = form.values
  const chosen = (form.values.emp_scope ?? []) as ScopeName[]
  const kept: ScopeName[] = isSelf ? ['AdminMemberManagement'] : []
  const setScopes = (scopes: readonly ScopeName[]) => form.setFieldValue('emp_scope', keeping(scopes, kept))

  const presetButton = ({ name, scopes }: ScopePreset) => (
    <Button
      key={name}
      size="xs"
      variant={isSame(chosen, keeping(scopes, kept)) ? 'light' : 'default'}
      aria-pressed={isSame(chosen, keeping(scopes, kept))}
      disabled={isReadOnly}
      onClick={() => setScopes(scopes)}
    >
      {name}
    </Button>
  )

  return (
    <form {...bind} id={id}>
      <Card
        title={membersText.positionAndScopes}
        note={isWaiting ? membersText.approveHint : undefined}
        actions={
          !isWaiting &&
          isUnsaved && (
            <>
              <Button size="xs" variant="subtle" color="gray" onClick={discardDraft}>
                {membersText.undo}
              </Button>
              <Button size="xs" type="submit" loading={busy}>
                {membersText.save}
              </Button>
            </>
          )
        }
      >
        <ConflictCard state={state} />
        <p role="status">
          <FormNotes state={state} />
        </p>
        <div className={classes.position}>
          <Select
            label={membersText.team}
            placeholder={membersText.noTeam}
            clearable
            data={teams.length ? teams : own}
            disabled={isReadOnly}
            value={team_no ? String(team_no) : null}
            error={form.errors.team_no}
            onChange={(team) => form.setFieldValue('team_no', team === null ? null : Number(team))}
          />
          <Select<EmployeePosition['emp_lv']>
            label={membersText.level}
            data={empLevel.options}
            allowDeselect={false}
            disabled={isReadOnly}
            value={emp_lv}
            error={form.errors.emp_lv}
            onChange={(level) => level !== null && form.setFieldValue('emp_lv', level)}
          />
          <Input.Wrapper label={membersText.presets} labelElement="div" className={classes.presets}>
            <Inline wraps gap="tight">
              {presets.map(presetButton)}
            </Inline>
          </Input.Wrapper>
        </div>
        <Input.Wrapper label={membersText.scopes} labelElement="div" mt="md">
          <ScopeTree value={chosen} onChange={setScopes} kept={kept} disabled={isReadOnly} />
        </Input.Wrapper>
      </Card>
    </form>
  )
}
