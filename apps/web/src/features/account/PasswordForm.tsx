import { account, type MyInfo } from '@crm/contract/features/account/account'
import { Button, PasswordInput } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Inline } from '../../shared/ui/layout/Stack.tsx'
import { accountText } from './account.messages.ts'

const empty = { user_pw: '', new_pw: '', new_pw_again: '' }
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
const toggle = { 'aria-label': accountText.showPassword }

/** A new password for the old one; every other browser is signed out. */
export const PasswordForm = ({ info }: { info: MyInfo }) => {
  const { form, bind, busy, isUnsaved } = useEndpointForm(account.changePassword, {
    initial: empty,
    done: accountText.changed,
    guardsLeaving: false,
    repeats: true,
  })
  return (
    <Card
      title={accountText.password}
      note={info.pw_dt ? accountText.passwordChangedAt(showDate(info.pw_dt)) : accountText.passwordNever}
    >
      <form {...bind}>
        <FieldGrid columns={3}>
          {/* Lets password managers know whose it is. */}
          <input type="text" name="username" autoComplete="username" value={info.user_id} readOnly hidden />
          <PasswordInput
            label={accountText.oldPassword}
            autoComplete="current-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('user_pw')}
          />
          <PasswordInput
            label={accountText.newPassword}
            description={accountText.newPasswordHint}
            inputWrapperOrder={hintBelow}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('new_pw')}
          />
          <PasswordInput
            label={accountText.newPasswordAgain}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('new_pw_again')}
          />
          <div data-whole>
            <Inline justify="between">
              <SmallText as="span">{accountText.passwordNote}</SmallText>
              <Button type="submit" loading={busy} disabled={!isUnsaved}>
                {accountText.change}
              </Button>
            </Inline>
          </div>
        </FieldGrid>
      </form>
    </Card>
  )
}
