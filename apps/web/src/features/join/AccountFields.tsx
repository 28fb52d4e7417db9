import { joinMessages } from '@crm/contract/features/join/join'
import { TextInput } from '@mantine/core'
import type { FieldsOf } from '../../shared/kit/form/fieldsOf.ts'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { CheckedInput } from './CheckedInput.tsx'
import { JoinSection, WholeRow } from './JoinPage.tsx'
import { joinText } from './join.messages.ts'
import { PasswordFields } from './PasswordFields.tsx'

export interface AccountValues {
  user_id: string
  user_pw: string
  user_pw_again: string
  user_name: string
  user_email: string
  user_phone: string
  agree_terms: boolean
  agree_privacy: boolean
}

export const emptyAccount: AccountValues = {
  user_id: '',
  user_pw: '',
  user_pw_again: '',
  user_name: '',
  user_email: '',
  user_phone: '',
  agree_terms: false,
  agree_privacy: false,
}

/** A draft on disk holds no password, and a consent is given, not remembered. */
export const notKept = ['user_pw', 'user_pw_again', 'agree_terms', 'agree_privacy'] as const

/** The part that every kind of account has; `email` where the address is known already. */
export const AccountFields = ({ form, email }: { form: FieldsOf<AccountValues>; email?: string }) => (
  <>
    <JoinSection title={joinText.accountSection}>
      <WholeRow>
        <CheckedInput
          field="user_id"
          label={joinText.userId}
          description={form.errors.user_id ? undefined : joinMessages.userIdShape}
          free={joinText.userIdFree}
          taken={joinMessages.userIdTaken}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          withAsterisk
          {...form.getInputProps('user_id')}
          value={form.values.user_id}
        />
      </WholeRow>
      <PasswordFields form={form} />
    </JoinSection>
    <JoinSection title={joinText.personSection}>
      <TextInput
        label={joinText.name}
        autoComplete="name"
        maxLength={50}
        withAsterisk
        {...form.getInputProps('user_name')}
      />
      <PhoneInput
        label={joinText.phone}
        placeholder="010-1234-5678"
        maxLength={20}
        withAsterisk
        {...form.getInputProps('user_phone')}
      />
      <WholeRow>
        {email ? (
          <TextInput label={joinText.email} value={email} readOnly variant="filled" />
        ) : (
          <CheckedInput
            field="user_email"
            label={joinText.email}
            free={joinText.emailFree}
            taken={joinMessages.emailTaken}
            type="email"
            autoComplete="email"
            maxLength={200}
            withAsterisk
            {...form.getInputProps('user_email')}
            value={form.values.user_email}
          />
        )}
      </WholeRow>
    </JoinSection>
  </>
)
