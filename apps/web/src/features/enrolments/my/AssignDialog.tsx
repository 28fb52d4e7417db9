import { colleagues } from '@crm/contract/features/colleagues/colleagues'
import { enrolments } from '@crm/contract/features/enrolments/enrolments'
import type { CompanySeat } from '@crm/contract/features/enrolments/my'
import { Select } from '@mantine/core'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../../shared/kit/form/useRecordForm.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { myText as text } from './my.messages.ts'

/** Gives an open seat to somebody of the company. */
export const AssignDialog = ({ seat, onClose }: { seat: CompanySeat; onClose: () => void }) => {
  const people = useRead(colleagues.list).data?.query[0]?.people ?? []
  const state = useRecordForm({
    create: enrolments.assign,
    params: { cs_no: seat.cs_no },
    toValues: () => ({ user_no: null as number | null }),
    labels: { user_no: text.person },
    done: text.assigned,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={text.assignTitle} submit={text.assign} onClose={onClose}>
      <Select<number>
        searchable
        placeholder={text.choosePerson}
        data={people
          .filter(({ client_state }) => client_state === 1)
          .map(({ user_no, user_name }) => ({ value: user_no, label: user_name }))}
        {...state.field('user_no')}
      />
    </FormDialog>
  )
}
