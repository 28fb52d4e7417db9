import type { Address } from '@crm/contract/features/join/join'
import { Button, Input } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { ModalCard } from '../../../shared/ui/ModalCard.tsx'
import { joinText } from '../join.messages.ts'
import classes from './AddressField.module.css'
import { PostcodeForm } from './PostcodeForm.tsx'
import { showAddress } from './postcode.ts'

const formId = 'postcode'

interface AddressFieldProps {
  value: Address | null
  onChange: (address: Address) => void
  error?: string | null
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
        <span className={classes.words} data-empty={value === null || undefined}>
          {value ? showAddress(value) : joinText.noAddress}
        </span>
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
      <ModalCard
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={joinText.postcodeTitle}
        size={560}
        actions={
          <>
            <Button variant="default" onClick={() => setOpen(false)}>
              {joinText.close}
            </Button>
            <Button type="submit" form={formId}>
              {joinText.useAddress}
            </Button>
          </>
        }
      >
        <PostcodeForm id={formId} initial={value} onDone={accept} />
      </ModalCard>
    </Input.Wrapper>
  )
}
