import { account } from '@crm/contract/features/account/account'
import { PasswordInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../shared/kit/form/FormDialog.tsx'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { accountText } from './account.messages.ts'

interface StepProps {
  onClose: () => void
}

const AskStep = ({ onClose, onSent }: StepProps & { onSent: (sent_to: string) => void }) => {
  const state = useEndpointForm(account.changeEmail, {
    initial: { user_email: '', user_pw: '' },
    notKept: ['user_pw'],
    onDone: ({ query }) => onSent(query[0]?.sent_to ?? ''),
  })
  const { form } = state
  return (
    <FormDialog state={state} title={accountText.emailTitle} submit={accountText.sendCode} onClose={onClose}>
      <TextInput
        data-autofocus
        label={accountText.newEmail}
        description={accountText.emailHint}
        type="email"
        autoComplete="email"
        withAsterisk
        {...form.getInputProps('user_email')}
      />
      <PasswordInput
        label={accountText.yourPassword}
        autoComplete="current-password"
        withAsterisk
        visibilityToggleButtonProps={{ 'aria-label': accountText.showPassword }}
        {...form.getInputProps('user_pw')}
      />
    </FormDialog>
  )
}

const ConfirmStep = ({ onClose, sent_to }: StepProps & { sent_to: string }) => {
  const state = useEndpointForm(account.confirmEmail, {
    initial: { code: '' },
    done: accountText.emailChanged,
    guardsLeaving: false,
    onDone: onClose,
  })
  return (
    <FormDialog state={state} title={accountText.emailTitle} submit={accountText.change} onClose={onClose}>
      <Text size="sm">{accountText.codeSent(sent_to)}</Text>
      <TextInput
        data-autofocus
        label={accountText.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        withAsterisk
        {...state.form.getInputProps('code')}
      />
    </FormDialog>
  )
}

/** A new address in two steps: the password, then the code that went to the old address. */
export const EmailDialog = ({ onClose }: StepProps) => {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <AskStep onClose={onClose} onSent={setSentTo} />
  ) : (
    <ConfirmStep onClose={onClose} sent_to={sentTo} />
  )
}
