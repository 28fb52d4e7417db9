import type { Address, join } from '@crm/contract/features/join/join'
import { Checkbox, Select, TextInput } from '@mantine/core'
import { ContactsField } from '../../shared/kit/contacts/ContactsField.tsx'
import type { EndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { CheckedInput } from './CheckedInput.tsx'
import { JoinSection, WholeRow } from './JoinPage.tsx'
import { useBusinessTypes } from './join.api.ts'
import { joinText } from './join.messages.ts'
import { AddressField } from './postcode/AddressField.tsx'

type ClientForm = EndpointForm<typeof join.client>['form']

/** In the order in which what is wrong with them is said. */
const addressFields = ['addr_no', 'client_addr', 'client_zip', 'client_addr_detail'] as const

const addressIn = (values: ClientForm['values']): Address | null => {
  const { client_zip, addr_no, client_addr, client_addr_detail } = values
  return addr_no ? { client_zip, addr_no, client_addr, client_addr_detail } : null
}

/** The first thing that is wrong under one of these names. */
const errorIn = (errors: Record<string, React.ReactNode>, names: readonly string[]) => {
  const isIn = (start: string) => (name: string) => name === start || name.startsWith(`${start}.`)
  const found = names.flatMap((start) => Object.keys(errors).filter(isIn(start)))[0]
  return found ? String(errors[found]) : null
}

/** What we need to know of a company before we meet it. */
export const CompanyFields = ({ form }: { form: ClientForm }) => {
  const businessTypes = useBusinessTypes()
  const { values, errors } = form
  const setAddress = (address: Address) => {
    form.setValues(address)
    for (const name of addressFields) form.clearFieldError(name)
  }
  return (
    <>
      <JoinSection title={joinText.companySection}>
        <TextInput
          label={joinText.clientName}
          autoComplete="organization"
          maxLength={100}
          withAsterisk
          {...form.getInputProps('client_name')}
        />
        <TextInput
          label={joinText.clientRepName}
          maxLength={50}
          withAsterisk
          {...form.getInputProps('client_rep_name')}
        />
        <CheckedInput
          field="client_biz_no"
          label={joinText.bizNo}
          placeholder="123-45-67890"
          taken={joinText.bizNoKnown}
          isHint
          inputMode="numeric"
          maxLength={12}
          withAsterisk={!values.is_pre_startup}
          disabled={values.is_pre_startup}
          {...form.getInputProps('client_biz_no')}
          value={values.client_biz_no}
        />
        <Select<number>
          label={joinText.businessType}
          placeholder={joinText.businessTypePlaceholder}
          data={businessTypes.map(({ bt_no, bt_name }) => ({ value: bt_no, label: bt_name }))}
          searchable
          clearable
          {...form.getInputProps('bt_no')}
        />
        <WholeRow>
          <Checkbox
            label={joinText.preStartup}
            checked={values.is_pre_startup}
            onChange={(event) => {
              form.setValues({ is_pre_startup: event.currentTarget.checked, client_biz_no: '' })
              form.clearFieldError('client_biz_no')
            }}
          />
        </WholeRow>
        <WholeRow>
          <AddressField value={addressIn(values)} onChange={setAddress} error={errorIn(errors, addressFields)} />
        </WholeRow>
      </JoinSection>
      <JoinSection title={joinText.contactSection} note={joinText.contactNote}>
        <WholeRow>
          <ContactsField
            value={values.client_contact}
            onChange={(contacts) => form.setFieldValue('client_contact', contacts)}
            error={errorIn(errors, ['client_contact'])}
          />
        </WholeRow>
      </JoinSection>
    </>
  )
}
