import type { ProjectEmployee } from '@crm/contract/features/projects/projects.rows'
import { peType } from '@crm/contract/features/projects/projects.words'
import { ActionIcon, NumberInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Stack } from '../../../shared/ui/layout/Stack.tsx'
import { useEmployees } from '../../reference/reference.api.ts'
import { EmployeeSelect } from '../../reference/selects.tsx'
import { projectDetailText } from '../detail/projectDetail.messages.ts'
import { useStaffNames } from '../useStaffNames.ts'
import classes from './ProjectForm.module.css'
import { type MemberValues, newMember } from './projectValues.ts'
import type { ProjectForm } from './useProjectForm.tsx'

interface MemberRowProps {
  form: ProjectForm
  index: number
  name: string
  team: string | null
}

const MemberRow = ({ form, index, name, team }: MemberRowProps) => {
  const field = (of: keyof MemberValues) => `proj_employees.${index}.${of}`
  const label = (of: string) => ({ 'aria-label': projectDetailText.fieldOf(name, of), placeholder: of })
  return (
    <li className={classes.member}>
      <span className={classes.who}>
        {name}
        {team && <SmallText as="span">{team}</SmallText>}
      </span>
      <Segments
        aria-label={projectDetailText.fieldOf(name, projectDetailText.memberType)}
        data={peType.options}
        {...form.getInputProps(field('pe_type'))}
      />
      <DateField {...label(projectDetailText.memberStart)} clearable {...form.getInputProps(field('start_dt'))} />
      <DateField {...label(projectDetailText.memberEnd)} clearable {...form.getInputProps(field('end_dt'))} />
      <NumberInput
        {...label(projectDetailText.memberShare)}
        min={0}
        max={100}
        allowDecimal={false}
        suffix="%"
        {...form.getInputProps(field('pe_contribution'))}
      />
      <ActionIcon
        aria-label={projectDetailText.removeMember(name)}
        onClick={() => form.removeListItem('proj_employees', index)}
      >
        <IconX size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

interface MembersFieldProps {
  form: ProjectForm
  /** Those who are in it already, so that people who have left the company keep their names. */
  known: readonly ProjectEmployee[]
}

/** Who works on the project, as what, from when to when, and how much of it is theirs. */
export const MembersField = ({ form, known }: MembersFieldProps) => {
  const employees = useEmployees().data?.query ?? []
  const members = form.values.proj_employees ?? []
  const nameOf = useStaffNames(known)
  const teamOf = (no: number) => employees.find(({ emp_no }) => emp_no === no)?.team_name ?? null
  return (
    <Stack gap="row">
      {members.length === 0 && <SmallText>{projectDetailText.noMembersYet}</SmallText>}
      <Stack as="ul" gap="md" divided>
        {members.map(({ emp_no }, index) => (
          <MemberRow
            key={emp_no}
            form={form}
            index={index}
            name={nameOf(emp_no) ?? String(emp_no)}
            team={teamOf(emp_no)}
          />
        ))}
      </Stack>
      {form.errors.proj_employees && <SmallText tone="red">{form.errors.proj_employees}</SmallText>}
      <EmployeeSelect
        maw={320}
        label={projectDetailText.addMember}
        placeholder={projectDetailText.peoplePlaceholder}
        except={members.map(({ emp_no }) => emp_no)}
        value={null}
        onChange={(emp_no) =>
          emp_no && form.insertListItem('proj_employees', newMember(emp_no, members.length ? 'participant' : 'manager'))
        }
      />
    </Stack>
  )
}
