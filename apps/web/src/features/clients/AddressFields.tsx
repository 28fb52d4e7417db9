import { TextInput } from '@mantine/core'
import { Beside } from '../../shared/ui/layout/Beside.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { useRegions } from '../reference/reference.api.ts'
import { RegionSelect } from '../reference/regions/RegionSelect.tsx'
import { regionOfAddress } from '../reference/regions/regions.ts'
import { clientsText } from './clients.messages.ts'
import type { ClientForm } from './useClientForm.tsx'

/** Where the company is; a whole address pasted in says the region by itself. */
export const AddressFields = ({ form, field }: Pick<ClientForm, 'form' | 'field'>) => {
  const { data } = useRegions()
  const address = field('client_addr')
  const takeRegion = () => {
    const region = regionOfAddress(data?.query ?? [], form.values.client_addr.trim())
    if (region) form.setFieldValue('addr_no', region.addr_no)
  }
  return (
    <Card title={clientsText.address}>
      <FieldGrid>
        <div data-whole>
          <RegionSelect
            inForm
            value={form.values.addr_no}
            onChange={(addr_no) => form.setFieldValue('addr_no', addr_no)}
            error={form.errors.addr_no}
          />
        </div>
        <Beside data-whole columns="120px 1fr" gap="row">
          <TextInput inputMode="numeric" {...field('client_zip')} />
          <TextInput
            {...address}
            label={clientsText.roadAddress}
            onBlur={(event) => {
              address.onBlur?.(event)
              takeRegion()
            }}
          />
        </Beside>
        <TextInput data-whole {...field('client_addr_detail')} />
      </FieldGrid>
    </Card>
  )
}
