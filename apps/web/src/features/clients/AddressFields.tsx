import { clientFields } from '@crm/contract/features/clients/clients'
import { TextInput } from '@mantine/core'
import { Card } from '../../shared/ui/Card.tsx'
import { RegionSelect } from '../reference/RegionSelect.tsx'
import { useRegions } from '../reference/reference.api.ts'
import { regionOfAddress } from '../reference/regions.ts'
import classes from './ClientForm.module.css'
import { clientsText } from './clients.messages.ts'
import type { ClientForm } from './useClientForm.tsx'

/** Where the company is; a whole address pasted in says the region by itself. */
export const AddressFields = ({ form }: Pick<ClientForm, 'form'>) => {
  const { data } = useRegions()
  const address = form.getInputProps('client_addr')
  const takeRegion = () => {
    const region = regionOfAddress(data?.query ?? [], form.values.client_addr.trim())
    if (region) form.setFieldValue('addr_no', region.addr_no)
  }
  return (
    <Card title={clientsText.address}>
      <div className={classes.fields}>
        <div className={classes.whole}>
          <RegionSelect
            inForm
            value={form.values.addr_no}
            onChange={(addr_no) => form.setFieldValue('addr_no', addr_no)}
            error={form.errors.addr_no}
          />
        </div>
        <div className={`${classes.whole} ${classes.road}`}>
          <TextInput
            label={clientFields.client_zip}
            inputMode="numeric"
            maxLength={5}
            {...form.getInputProps('client_zip')}
          />
          <TextInput
            label={clientsText.roadAddress}
            maxLength={200}
            {...address}
            onBlur={(event) => {
              address.onBlur?.(event)
              takeRegion()
            }}
          />
        </div>
        <TextInput
          className={classes.whole}
          label={clientFields.client_addr_detail}
          maxLength={100}
          {...form.getInputProps('client_addr_detail')}
        />
      </div>
    </Card>
  )
}
