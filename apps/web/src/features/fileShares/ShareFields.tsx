import { fileShares } from '@crm/contract/features/fileShares/fileShares'
import type { FileShare, ShareKind } from '@crm/contract/features/fileShares/fileShares.rows'
import { Checkbox, MultiSelect, NumberInput, PasswordInput, TagsInput, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType, GetInputPropsType } from '@mantine/form'
import { koreaToday } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { DateField } from '../../shared/ui/input/DateField.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Stack } from '../../shared/ui/layout/Stack.tsx'
import { sharesText as text } from './fileShares.messages.ts'

/** What both forms of a share, for a new one and for its rules, have in common. */
interface ShareForm {
  values: { for_all?: boolean | undefined; needs_email?: boolean | undefined }
  setFieldValue: (name: 'for_all', value: boolean) => void
  getInputProps: (name: string, options?: { type?: GetInputPropsType }) => GetInputPropsReturnType
}

interface PeopleProps {
  form: ShareForm
  proj_no: number
  /** Whom the share is for already: who has left among them keeps their name. */
  known: FileShare['people']
}

const People = ({ form, proj_no, known }: PeopleProps) => {
  const { data } = useRead(fileShares.listPeople, { query: { proj_no } })
  const people = data?.query ?? []
  const former = data ? known.filter(({ user_no }) => !people.some((person) => person.user_no === user_no)) : []
  const isForAll = form.values.for_all !== false
  return (
    <>
      <SegmentsField<string>
        fullWidth
        label={text.people}
        data={[
          { value: 'all', label: text.peopleAll },
          { value: 'chosen', label: text.peopleChosen },
        ]}
        value={isForAll ? 'all' : 'chosen'}
        onChange={(whom) => form.setFieldValue('for_all', whom === 'all')}
      />
      {isForAll && data && !people.length && <SmallText>{text.noPeople}</SmallText>}
      {!isForAll && (
        <MultiSelect<number>
          label={text.chosenPeople}
          searchable
          hidePickedOptions
          data={[
            ...people.map(({ user_no, user_name, user_email }) => ({
              value: user_no,
              label: user_email ? `${user_name} · ${user_email}` : user_name,
            })),
            ...former.map(({ user_no, user_name }) => ({ value: user_no, label: text.former(user_name) })),
          ]}
          {...form.getInputProps('user_nos')}
        />
      )}
    </>
  )
}

const Tick = ({
  form,
  name,
  label,
  hint,
}: {
  form: ShareForm
  name: string
  label: string
  hint?: string | undefined
}) => <Checkbox label={label} description={hint} {...form.getInputProps(name, { type: 'checkbox' })} />

const Gates = ({ form, hasPassword }: { form: ShareForm; hasPassword: boolean }) => (
  <>
    <FieldGrid>
      <NumberInput
        label={text.mostOpens}
        placeholder={text.unlimited}
        min={1}
        max={100_000}
        allowDecimal={false}
        {...form.getInputProps('most_opens')}
      />
      <PasswordInput
        label={text.password}
        autoComplete="new-password"
        placeholder={hasPassword ? text.passwordKept : text.passwordNone}
        maxLength={100}
        {...form.getInputProps('password')}
      />
    </FieldGrid>
    <Stack gap="sm">
      <Tick form={form} name="needs_email" label={text.needsEmail} hint={text.needsEmailHint} />
      {form.values.needs_email && (
        <TagsInput
          label={text.allowed}
          description={text.allowedHint}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          maxTags={100}
          {...form.getInputProps('allowed')}
        />
      )}
      <Tick form={form} name="needs_nda" label={text.needsNda} hint={text.needsNdaHint} />
    </Stack>
  </>
)

interface ShareFieldsProps {
  form: ShareForm
  kind: ShareKind
  /** Of what is shared; a company's own tree has none. */
  proj_no: number | null
  hasPassword?: boolean
  people?: FileShare['people']
}

/** The rules of a share: with the company or by link. */
export const ShareFields = ({ form, kind, proj_no, hasPassword = false, people = [] }: ShareFieldsProps) => {
  const isLink = kind === 'link'
  return (
    <>
      {!isLink && proj_no !== null && <People form={form} proj_no={proj_no} known={people} />}
      <FieldGrid>
        <TextInput label={text.title} placeholder={text.titleHint} maxLength={100} {...form.getInputProps('title')} />
        <DateField
          label={text.expires}
          placeholder={text.unlimited}
          clearable
          minDate={koreaToday()}
          {...form.getInputProps('expires_dt')}
        />
      </FieldGrid>
      {isLink && <Gates form={form} hasPassword={hasPassword} />}
      <Stack gap="sm">
        <Tick form={form} name="may_download" label={text.mayDownload} />
        <Tick
          form={form}
          name="may_comment"
          label={text.mayComment}
          hint={isLink && !form.values.needs_email ? text.mayCommentHint : undefined}
        />
        <Tick form={form} name="has_watermark" label={text.watermark} hint={text.watermarkHint} />
      </Stack>
    </>
  )
}
