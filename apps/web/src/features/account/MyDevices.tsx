import { account } from '@crm/contract/features/account/account'
import type { MemberDevice } from '@crm/contract/features/members/members.rows'
import { PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { DeviceCard } from '../members/detail/DeviceCard.tsx'
import { membersText } from '../members/members.messages.ts'
import { accountText } from './account.messages.ts'

const RevokeDialog = ({ device, onClose }: { device: MemberDevice; onClose: () => void }) => {
  const state = useEndpointForm(account.revokeDevice, {
    initial: { user_pw: '' },
    request: { params: { ud_no: device.ud_no } },
    done: membersText.revoked,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog
      state={state}
      title={membersText.revokeTitle(device.device_name)}
      submit={membersText.revoke}
      onClose={onClose}
    >
      <Text size="sm">{membersText.revokeHint}</Text>
      <PasswordInput
        data-autofocus
        label={accountText.yourPassword}
        autoComplete="current-password"
        withAsterisk
        visibilityToggleButtonProps={{ 'aria-label': accountText.showPassword }}
        {...state.form.getInputProps('user_pw')}
      />
    </FormDialog>
  )
}

/** The devices that I have proved. */
export const MyDevices = () => {
  const [device, setDevice] = useState<MemberDevice>()
  return (
    <>
      <DeviceCard read={useRead(account.devices)} onRevoke={setDevice} />
      {device && <RevokeDialog device={device} onClose={() => setDevice(undefined)} />}
    </>
  )
}
