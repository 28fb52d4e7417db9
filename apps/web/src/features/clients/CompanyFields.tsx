import { clientFields, clientType, type SimilarClient } from '@crm/contract/features/clients/clients'
import { Input, TextInput } from '@mantine/core'
import { Card } from '../../shared/ui/Card.tsx'
import { Segments } from '../../shared/ui/Segments.tsx'
import classes from './ClientForm.module.css'
import { useSimilar } from './clients.api.ts'
import { clientsText } from './clients.messages.ts'
import { SimilarNotice } from './SimilarNotice.tsx'
import type { ClientForm } from './useClientForm.tsx'

const wordsFor = (companies: SimilarClient[]) =>
  companies.some(({ same }) => same === 'name') ? clientsText.sameName : clientsText.alikeName

interface CompanyFieldsProps {
  form: ClientForm['form']
  /** The company being changed, which is not like itself. */
  client_no?: number
}

/** Who the company is; says while people type when it may be there already. */
export const CompanyFields = ({ form, client_no }: CompanyFieldsProps) => {
  const { client_name, client_biz_no, client_type } = form.values
  const isTouched = form.isDirty('client_name') || form.isDirty('client_biz_no')
  const similar = useSimilar({ client_name, client_biz_no }, client_no)
  const known = isTouched ? similar : []
  const sameNumber = known.filter(({ same }) => same === 'biz_no')
  const alike = known.filter(({ same }) => same !== 'biz_no')
  return (
    <Card title={clientsText.company}>
      <div className={classes.fields}>
        <Input.Wrapper
          label={clientFields.client_type}
          labelElement="div"
          className={`${classes.whole} ${classes.choice}`}
        >
          <Segments
            aria-label={clientFields.client_type}
            data={clientType.options}
            value={client_type}
            onChange={(kind) => form.setFieldValue('client_type', kind)}
          />
        </Input.Wrapper>
        <div className={classes.whole}>
          <TextInput
            label={clientFields.client_name}
            placeholder={clientsText.namePlaceholder}
            withAsterisk
            maxLength={100}
            {...form.getInputProps('client_name')}
          />
          {alike.length > 0 && <SimilarNotice words={wordsFor(alike)} companies={alike} />}
        </div>
        <TextInput label={clientFields.client_rep_name} maxLength={50} {...form.getInputProps('client_rep_name')} />
        <div>
          <TextInput
            label={clientFields.client_biz_no}
            placeholder={clientsText.bizNoPlaceholder}
            inputMode="numeric"
            maxLength={12}
            {...form.getInputProps('client_biz_no')}
          />
          {sameNumber.length > 0 && <SimilarNotice words={clientsText.sameNumber} companies={sameNumber} />}
        </div>
        <TextInput
          label={clientFields.client_phone}
          placeholder={clientsText.phonePlaceholder}
          inputMode="tel"
          maxLength={20}
          {...form.getInputProps('client_phone')}
        />
        <TextInput
          label={clientFields.client_homepage}
          placeholder={clientsText.homepagePlaceholder}
          inputMode="url"
          maxLength={280}
          {...form.getInputProps('client_homepage')}
        />
      </div>
    </Card>
  )
}
