import { PasswordInput } from '@mantine/core'
import { IconCheck, IconPointFilled } from '@tabler/icons-react'
import type { FieldsOf } from '../../shared/kit/form/fieldsOf.ts'
import { Text } from '../../shared/ui/display/Text.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { joinText } from './join.messages.ts'
import classes from './PasswordFields.module.css'
import { passwordRules, passwordStrength } from './passwordStrength.ts'

const steps = [1, 2, 3, 4] as const

/** What a password still lacks, and how hard it is to guess. */
const PasswordMeter = ({ password }: { password: string }) => {
  const strength = passwordStrength(password)
  return (
    <Stack gap="tight">
      <div className={classes.bar} data-strength={strength} aria-hidden>
        {steps.map((step) => (
          <span key={step} data-on={step <= strength || undefined} />
        ))}
      </div>
      <Inline as="ul" gap="row" wraps="close">
        {Object.entries(passwordRules).map(([name, holds]) => {
          const met = holds(password)
          const Icon = met ? IconCheck : IconPointFilled
          return (
            <Text key={name} as="li" size="tiny" tone={met ? 'green' : 'second'}>
              <Icon size={12} aria-hidden /> {joinText.passwordRules[name as keyof typeof passwordRules]}
            </Text>
          )
        })}
        {strength > 0 && (
          <Text as="li" size="tiny" tone="second" weight="strong" aria-live="polite">
            <span className="visually-hidden">{joinText.strengthLabel}</span>
            {joinText.strength[strength]}
          </Text>
        )}
      </Inline>
    </Stack>
  )
}

interface PasswordValues {
  user_pw: string
  user_pw_again: string
}

interface PasswordFieldsProps {
  form: FieldsOf<PasswordValues>
  label?: string
  autoFocus?: boolean
}

/** A new password, typed twice, with its meter. */
export const PasswordFields = ({ form, label = joinText.password, autoFocus = false }: PasswordFieldsProps) => {
  const shared = {
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': joinText.showPassword },
    withAsterisk: true,
  }
  return (
    <>
      <div>
        <PasswordInput
          label={label}
          name="new-password"
          autoFocus={autoFocus}
          {...shared}
          {...form.getInputProps('user_pw')}
        />
        <PasswordMeter password={form.values.user_pw} />
      </div>
      <PasswordInput
        label={joinText.passwordAgain}
        name="new-password-again"
        {...shared}
        {...form.getInputProps('user_pw_again')}
      />
    </>
  )
}
