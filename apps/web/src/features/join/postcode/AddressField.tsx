import type { Address } from '@crm/contract/features/join/join'
import type { Region } from '@crm/contract/features/reference/reference'
import { Button, Input } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { FormDialog } from '../../../shared/kit/form/FormDialog.tsx'
import { Text } from '../../../shared/ui/display/Text.tsx'
import { useRegions } from '../join.api.ts'
import { joinText } from '../join.messages.ts'
import classes from './AddressField.module.css'
import { PostcodeFields } from './PostcodeFields.tsx'
import { showAddress } from './postcode.ts'
import { usePostcodeForm } from './usePostcodeForm.ts'

interface AddressFieldProps {
  value: Address | null
  onChange: (address: Address) => void
  error?: string | null
}

interface AddressDialogProps extends Pick<AddressFieldProps, 'value' | 'onChange'> {
  onClose: () => void
}

const AddressForm = ({ regions, value, onChange, onClose }: AddressDialogProps & { regions: Region[] }) => {
  const state = usePostcodeForm({ regions, initial: value, onDone: onChange })
  return (
    <FormDialog
      state={state}
      title={joinText.postcodeTitle}
      submit={joinText.useAddress}
      cancel={joinText.close}
      size={560}
      onClose={onClose}
    >
      <PostcodeFields form={state.form} regions={regions} />
    </FormDialog>
  )
}

const AddressDialog = (props: AddressDialogProps) => {
  const regions = useRegions()
  return <AddressForm key={regions.length > 0 ? 'ready' : 'waiting'} {...props} regions={regions} />
}

/** An address, found in the same form that /util-postcode shows. */
export const AddressField = ({ value, onChange, error }: AddressFieldProps) => {
  const [isOpen, setOpen] = useState(false)
  const accept = (address: Address) => {
    onChange(address)
    setOpen(false)
  }
  return (
    <Input.Wrapper label={joinText.address} withAsterisk error={error} labelElement="div">
      <div className={classes.row} data-error={error ? true : undefined}>
        <Text tone={value ? undefined : 'heading'}>{value ? showAddress(value) : joinText.noAddress}</Text>
        <Button
          size="xs"
          variant="default"
          flex="none"
          leftSection={<IconMapPin size={15} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {value ? joinText.changeAddress : joinText.findAddress}
        </Button>
      </div>
      {isOpen && <AddressDialog value={value} onClose={() => setOpen(false)} onChange={accept} />}
    </Input.Wrapper>
  )
}
