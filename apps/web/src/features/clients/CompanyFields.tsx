import { clientType, type SimilarClient } from '@crm/contract/features/clients/clients'
import { TextInput } from '@mantine/core'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { SegmentsField } from '../../shared/ui/input/SegmentsField.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { useSimilar } from './clients.api.ts'
import { clientsText } from './clients.messages.ts'
import { SimilarNotice } from './SimilarNotice.tsx'
import type { ClientForm } from './useClientForm.tsx'

const wordsFor = (companies: SimilarClient[]) =>
  companies.some(({ same }) => same === 'name') ? clientsText.sameName : clientsText.alikeName

interface CompanyFieldsProps {
  state: ClientForm
  /** The company being changed, which is not like itself. */
  client_no?: number
}

/** Who the company is; says while people type when it may be there already. */
export const CompanyFields = ({ state, client_no }: CompanyFieldsProps) => {
  const { form, field } = state
  const { client_name, client_biz_no } = form.values
  const isTouched = form.isDirty('client_name') || form.isDirty('client_biz_no')
  const similar = useSimilar({ client_name, client_biz_no }, client_no)
  const known = isTouched ? similar : []
  const sameNumber = known.filter(({ same }) => same === 'biz_no')
  const alike = known.filter(({ same }) => same !== 'biz_no')
  return (
    <Card title={clientsText.company}>
      <FieldGrid>
        <div data-whole>
          <SegmentsField data={clientType.options} {...field('client_type')} />
        </div>
        <div data-whole>
          <TextInput placeholder={clientsText.namePlaceholder} {...field('client_name')} />
          {alike.length > 0 && <SimilarNotice words={wordsFor(alike)} companies={alike} />}
        </div>
        <TextInput {...field('client_rep_name')} />
        <div>
          <TextInput placeholder={clientsText.bizNoPlaceholder} inputMode="numeric" {...field('client_biz_no')} />
          {sameNumber.length > 0 && <SimilarNotice words={clientsText.sameNumber} companies={sameNumber} />}
        </div>
        <PhoneInput autoComplete="off" {...field('client_phone')} />
        <TextInput placeholder={clientsText.homepagePlaceholder} inputMode="url" {...field('client_homepage')} />
      </FieldGrid>
    </Card>
  )
}
