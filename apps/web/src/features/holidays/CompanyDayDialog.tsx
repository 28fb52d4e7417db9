import { type Holiday, holidays } from '@crm/contract/features/holidays/holidays'
import { TextInput } from '@mantine/core'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { holidayText } from './holidays.messages.ts'

interface CompanyDayDialogProps {
  /** Undefined for a new one. */
  day: Holiday | undefined
  onClose: () => void
}

/** A day on which the company is closed. */
export const CompanyDayDialog = ({ day, onClose }: CompanyDayDialogProps) => {
  const state = useRecordForm({
    create: holidays.create,
    update: holidays.update,
    record: day,
    toValues: (row) => ({ hd_date: row?.hd_date ?? '', hd_name: row?.hd_name ?? '' }),
    labels: { hd_date: holidayText.date, hd_name: holidayText.name },
    draft: day ? `companyDay.${day.hd_no}` : 'companyDay',
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={day ? holidayText.edit : holidayText.add} onClose={onClose}>
      <DateField label={holidayText.date} withAsterisk {...state.form.getInputProps('hd_date')} />
      <TextInput
        label={holidayText.name}
        placeholder={holidayText.namePlaceholder}
        withAsterisk
        maxLength={50}
        {...state.form.getInputProps('hd_name')}
      />
    </FormDialog>
  )
}
