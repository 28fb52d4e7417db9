import { clientFields } from '@crm/contract/features/clients/clients'
import { companyEdits, type EditableCompany, type heldFields } from '@crm/contract/features/companyEdits/companyEdits'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { screens } from '@crm/contract/screens'
import { Button, TextInput } from '@mantine/core'
import { useNavigate } from 'react-router'
import { FormPage } from '../../shared/kit/form/FormPage.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { LoadedPage } from '../../shared/kit/record/LoadedPage.tsx'
import { showDate } from '../../shared/lib/format/date.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { Note } from '../../shared/ui/display/Note.tsx'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { companyEditsText as text } from './companyEdits.messages.ts'
import { HeldChanges } from './HeldChanges.tsx'

/** What somebody asked for stands in the form, so that saving it again asks for the same. */
const wanted = (company: EditableCompany, field: (typeof heldFields)[number]) => {
  const change = company.open?.changes.find((held) => held.field === field)
  return (change ? change.after : company[field]) ?? ''
}

const toValues = (company: EditableCompany) => ({
  client_name: wanted(company, 'client_name'),
  client_rep_name: wanted(company, 'client_rep_name'),
  client_biz_no: showBusinessNumber(wanted(company, 'client_biz_no')),
  client_phone: showPhone(company.client_phone),
  client_zip: company.client_zip ?? '',
  client_addr: company.client_addr ?? '',
  client_addr_detail: company.client_addr_detail ?? '',
  client_homepage: company.client_homepage ?? '',
})

const OpenRequest = ({ company: { open, refused } }: { company: EditableCompany }) => {
  const { mutate, isPending } = useWrite(companyEdits.withdraw, { done: text.withdrawn })
  if (refused && !open)
    return (
      <Note as="div" tone="red">
        {text.refused(showDate(refused.decided_dt))}: {refused.cc_reason}
      </Note>
    )
  if (!open) return null
  return (
    <Card title={text.waiting}>
      <Stack>
        <HeldChanges change={open} />
        <Inline justify="between" wraps>
          <SmallText as="span">{text.waitingBy(open.asked_by, showDate(open.reg_dt))}</SmallText>
          <Button size="xs" variant="default" loading={isPending} onClick={() => mutate({})}>
            {text.withdraw}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

const EditCompany = ({ company }: { company: EditableCompany }) => {
  const navigate = useNavigate()
  const state = useRecordForm({
    update: companyEdits.save,
    record: company,
    toValues: (row = company) => toValues(row),
    labels: clientFields,
    draft: `companyEdit.${company.client_no}`,
    done: null,
    onDone: (row) => {
      toast.success(row.open ? text.asked : text.saved)
      navigate(screens.Index.path)
    },
  })
  const { field } = state
  return (
    <FormPage state={state} title={text.title} context={text.context} back={screens.Index.path}>
      <OpenRequest company={company} />
      <Card title={text.held}>
        <FieldGrid>
          <TextInput {...field('client_name')} />
          <TextInput {...field('client_rep_name')} />
          <TextInput placeholder={text.bizNoPlaceholder} inputMode="numeric" {...field('client_biz_no')} />
        </FieldGrid>
      </Card>
      <Card title={text.atOnce}>
        <FieldGrid>
          <PhoneInput autoComplete="off" {...field('client_phone')} />
          <TextInput placeholder={text.homepagePlaceholder} inputMode="url" {...field('client_homepage')} />
          <TextInput inputMode="numeric" {...field('client_zip')} />
          <TextInput {...field('client_addr')} label={text.roadAddress} />
          <TextInput data-whole {...field('client_addr_detail')} />
        </FieldGrid>
      </Card>
    </FormPage>
  )
}

/** One's own company: harmless facts change at once, those that matter after staff have agreed. */
export const CompanyEditScreen = () => (
  <LoadedPage read={useRead(companyEdits.read)} title={text.title}>
    {(company) => <EditCompany key={company.open?.cc_no ?? company.client_no} company={company} />}
  </LoadedPage>
)
