import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import { MultiSelect, TextInput } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { WholeNumberField } from '../../../shared/ui/input/WholeNumberField.tsx'
import { studentsText as text } from './students.messages.ts'
import { usePeopleSearch } from './usePeopleSearch.ts'

/** Gives seats to people of client companies, with a reason. */
export const GrantSeatsDialog = ({ crs_no, onClose }: { crs_no: number; onClose: () => void }) => {
  const state = useRecordForm({
    create: enrolments.grant,
    params: { crs_no },
    toValues: () => ({ user_nos: [] as number[], cs_days: null as number | null, cs_reason: '' }),
    labels: { user_nos: text.people, cs_days: text.days, cs_reason: text.reason },
    done: text.granted,
    onDone: onClose,
  })
  const chosen = state.form.values.user_nos
  const people = usePeopleSearch(chosen)
  return (
    <FormDialog state={state} title={text.grantTitle} submit={text.grant} onClose={onClose}>
      <MultiSelect<number>
        searchable
        hidePickedOptions
        placeholder={chosen.length ? undefined : text.findPeople}
        filter={({ options }) => options}
        nothingFoundMessage={text.nobodyFound}
        maxDropdownHeight={260}
        data={people.options}
        searchValue={people.typed}
        onSearchChange={people.setTyped}
        {...state.field('user_nos')}
      />
      <WholeNumberField unit={text.dayUnit} description={text.daysHint} {...state.field('cs_days')} />
      <TextInput {...state.field('cs_reason')} />
    </FormDialog>
  )
}
