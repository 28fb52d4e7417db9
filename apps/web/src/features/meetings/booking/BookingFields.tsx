import { msWho } from '@crm/contract/features/meetings/booking'
import { mrType, mrWay } from '@crm/contract/features/meetings/meetings.words'
import { timeOptions } from '@crm/contract/features/meetings/roomTime'
import { Input, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContactsField } from '../../../shared/kit/contacts/ContactsField.tsx'
import { DateField } from '../../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../../shared/ui/layout/FieldGrid.tsx'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { EmployeesSelect } from '../../reference/EmployeesSelect.tsx'
import { ProjectPicker } from '../../reference/ProjectPicker.tsx'
import { useMeetingRooms } from '../../reference/reference.api.ts'
import { bookingText as text } from './booking.messages.ts'
import type { BookingValues } from './bookingForm.ts'

interface PartProps {
  values: BookingValues
  change: (change: Partial<BookingValues>) => void
  /** What is wrong with a field. */
  errorOf: (field: keyof BookingValues) => ReactNode
}

/** How, what kind, and who comes; of a meeting that is there its round, for who comes is known. */
export const KindFields = ({ values, change, errorOf, isNew }: PartProps & { isNew: boolean }) => (
  <FieldGrid columns={3}>
    <SegmentsField
      fullWidth
      withAsterisk
      label={text.way}
      data={mrWay.options}
      value={values.mr_way ?? undefined}
      error={errorOf('mr_way')}
      onChange={(mr_way) => change({ mr_way })}
    />
    <SegmentsField
      fullWidth
      withAsterisk
      label={text.type}
      data={mrType.options}
      value={values.mr_type ?? undefined}
      error={errorOf('mr_type')}
      onChange={(mr_type) => change({ mr_type })}
    />
    {isNew ? (
      <SegmentsField
        fullWidth
        withAsterisk
        label={text.who}
        data={msWho.options}
        value={values.ms_who ?? undefined}
        error={errorOf('ms_who')}
        onChange={(ms_who) => change({ ms_who })}
      />
    ) : (
      <NumberInput
        label={text.count}
        withAsterisk
        min={1}
        max={1000}
        allowDecimal={false}
        error={errorOf('mr_count')}
        value={values.mr_count ?? ''}
        onChange={(count) => change({ mr_count: count === '' ? null : Number(count) })}
      />
    )}
  </FieldGrid>
)

/** The project of a client, or who somebody else is. */
export const VisitorFields = ({ values, change, errorOf }: PartProps): ReactNode => {
  if (values.ms_who === 'client')
    return (
      <ProjectPicker
        label={text.project}
        withAsterisk
        error={errorOf('proj_no')}
        value={values.proj_no}
        onChange={(proj_no) => change({ proj_no })}
      />
    )
  if (values.ms_who !== 'people') return null
  return (
    <>
      <TextInput
        label={text.clientName}
        withAsterisk
        maxLength={100}
        error={errorOf('client_name')}
        value={values.client_name}
        onChange={(event) => change({ client_name: event.currentTarget.value })}
      />
      <Input.Wrapper label={text.clientContact} labelElement="div">
        <ContactsField
          value={values.client_contact}
          onChange={(client_contact) => change({ client_contact })}
          none={text.noContact}
        />
      </Input.Wrapper>
    </>
  )
}

/** When and where; the room grid below says the same with cells. */
export const PlaceFields = ({ values, change, errorOf }: PartProps) => {
  const rooms = useMeetingRooms().data?.query ?? []
  const isOuter = values.mr_way === 'outer'
  const place = isOuter ? 'external' : values.mr_no
  const places = [
    { group: text.rooms, items: rooms.map(({ mr_no, mr_name }) => ({ value: String(mr_no), label: mr_name })) },
    {
      group: text.others,
      items: [
        { value: 'external', label: text.external },
        { value: 'direct', label: text.direct },
      ],
    },
  ]
  return (
    <>
      <Grid columns={4} onPhone={2}>
        <DateField
          label={text.date}
          withAsterisk
          error={errorOf('ms_dt')}
          value={values.ms_dt || null}
          onChange={(ms_dt) => change({ ms_dt: ms_dt ?? '' })}
        />
        <Select
          label={text.place}
          placeholder={text.chooseRoom}
          withAsterisk
          disabled={isOuter}
          data={places}
          error={errorOf('mr_no')}
          value={place === null ? null : String(place)}
          onChange={(mr_no) =>
            change({ mr_no: mr_no === 'external' || mr_no === 'direct' ? mr_no : mr_no ? Number(mr_no) : null })
          }
        />
        <Select
          label={text.start}
          withAsterisk
          data={timeOptions}
          error={errorOf('start')}
          value={values.start}
          onChange={(start) => change({ start })}
        />
        <Select
          label={text.end}
          withAsterisk
          data={timeOptions}
          error={errorOf('end')}
          value={values.end}
          onChange={(end) => change({ end })}
        />
      </Grid>
      {typeof place === 'string' && (
        <TextInput
          label={text.placeText}
          placeholder={isOuter ? text.outerTextHint : text.placeTextHint}
          withAsterisk={place === 'direct'}
          maxLength={200}
          error={errorOf('mr_text')}
          value={values.mr_text}
          onChange={(event) => change({ mr_text: event.currentTarget.value })}
        />
      )}
    </>
  )
}

export const PeopleFields = ({ values, change }: PartProps) => (
  <>
    <EmployeesSelect
      label={text.managers}
      placeholder={text.managersHint}
      value={values.ms_managers}
      onChange={(ms_managers) => change({ ms_managers })}
    />
    <Textarea
      label={text.comment}
      placeholder={text.commentHint}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={2000}
      value={values.mr_comment}
      onChange={(event) => change({ mr_comment: event.currentTarget.value })}
    />
  </>
)
