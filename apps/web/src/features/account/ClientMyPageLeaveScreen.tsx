import { account } from '@crm/contract/features/account/account'
import { screens } from '@crm/contract/screens'
import { Box, Button, Checkbox, PasswordInput, Radio, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { session } from '../../shared/lib/session/session.ts'
import { Bullets } from '../../shared/ui/display/Bullets.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { Page } from '../../shared/ui/page/Page.tsx'
import { accountText } from './account.messages.ts'

const other = 'other'

/** Saying goodbye: what it means, why, and the password that proves who says it. */
export const ClientMyPageLeaveScreen = () => {
  const [chosen, setChosen] = useState<string>('')
  const [hasAgreed, setAgreed] = useState(false)
  const { form, bind, busy } = useEndpointForm(account.leave, {
    initial: { reason: '', user_pw: '' },
    guardsLeaving: false,
    ask: () =>
      confirm({
        title: accountText.reallyLeave,
        description: accountText.reallyLeaveHint,
        yes: accountText.leave,
        tone: 'danger',
      }),
    onDone: () => {
      toast.success(accountText.left)
      session.leave()
      session.end()
    },
  })
  const choose = (value: string) => {
    setChosen(value)
    form.setFieldValue('reason', value === other ? '' : value)
    form.clearFieldError('reason')
  }
  return (
    <Page title={accountText.leaveTitle} context={accountText.leaveContext}>
      <Box maw={720}>
        <Stack>
          <Card title={accountText.leaveFacts}>
            <Bullets items={accountText.leavePoints} />
          </Card>
          <Card title={accountText.leaveForm}>
            <form {...bind}>
              <Stack>
                <Radio.Group
                  aria-label={accountText.leaveForm}
                  value={chosen}
                  onChange={choose}
                  error={chosen === other ? undefined : form.errors.reason}
                >
                  <Stack gap="sm">
                    {accountText.reasons.map((reason) => (
                      <Radio key={reason} value={reason} label={reason} />
                    ))}
                    <Radio value={other} label={accountText.otherReason} />
                  </Stack>
                </Radio.Group>
                {chosen === other && (
                  <Textarea
                    label={accountText.reason}
                    placeholder={accountText.reasonPlaceholder}
                    autosize
                    minRows={3}
                    maxLength={500}
                    {...form.getInputProps('reason')}
                  />
                )}
                <PasswordInput
                  label={accountText.yourPassword}
                  autoComplete="current-password"
                  visibilityToggleButtonProps={{ 'aria-label': accountText.showPassword }}
                  maw={320}
                  {...form.getInputProps('user_pw')}
                />
                <Checkbox
                  label={accountText.agree}
                  checked={hasAgreed}
                  onChange={(event) => setAgreed(event.currentTarget.checked)}
                />
                <Inline justify="end">
                  <Button variant="default" component={Link} to={screens.ClientMyPageInfo.path}>
                    {accountText.cancel}
                  </Button>
                  <Button type="submit" color="red" disabled={!hasAgreed} loading={busy}>
                    {accountText.leave}
                  </Button>
                </Inline>
              </Stack>
            </form>
          </Card>
        </Stack>
      </Box>
    </Page>
  )
}
