import { account, type MyInfo } from '@crm/contract/features/account/account'
import { empLevel, type User } from '@crm/contract/features/auth/auth'
import { showPhone } from '@crm/contract/kit/people'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ImageInput } from '../../shared/kit/files/images/ImageInput.tsx'
import { ConflictCard } from '../../shared/kit/form/ConflictCard.tsx'
import { FormNotes } from '../../shared/kit/form/FormNotes.tsx'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { PhoneInput } from '../../shared/ui/input/PhoneInput.tsx'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { FieldGrid } from '../../shared/ui/layout/FieldGrid.tsx'
import { Inline, PictureBeside } from '../../shared/ui/layout/Stack.tsx'
import { accountText } from './account.messages.ts'
import { EmailDialog } from './EmailDialog.tsx'

/** What a person cannot change by themselves. */
const Fixed = ({ user }: { user: User }) => (
  <>
    <TextInput label={accountText.userId} value={user.user_id} readOnly variant="filled" />
    {user.user_type === 'client' && (
      <TextInput label={accountText.company} value={user.client_name ?? '-'} readOnly variant="filled" />
    )}
    {user.user_type === 'vc' && (
      <TextInput label={accountText.company} value={user.vc_name ?? '-'} readOnly variant="filled" />
    )}
    {user.user_type === 'emp' && (
      <TextInput
        label={`${accountText.team} · ${accountText.level}`}
        value={[user.team_name, empLevel.label(user.emp_lv)].filter(Boolean).join(' · ')}
        readOnly
        variant="filled"
      />
    )}
  </>
)

/** Changed in a dialog of its own, because it takes the password and a code. */
const EmailField = ({ info }: { info: MyInfo }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextInput
        label={accountText.email}
        value={info.user_email ?? '-'}
        readOnly
        variant="filled"
        rightSectionWidth={64}
        rightSection={
          <Button
            size="compact-xs"
            variant="default"
            aria-label={accountText.emailChange}
            onClick={() => setOpen(true)}
          >
            {accountText.change}
          </Button>
        }
      />
      {isOpen && <EmailDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** Name, number and picture; the address beside them. */
export const ProfileForm = ({ user, info }: { user: User; info: MyInfo }) => {
  const state = useRecordForm({
    update: account.update,
    record: info,
    toValues: (row = info) => ({
      user_name: row.user_name,
      user_phone: showPhone(row.user_phone),
    }),
    labels: { user_name: accountText.name, user_phone: accountText.phone },
    draft: 'profile',
  })
  const { form, bind, busy, isUnsaved } = state
  return (
    <Card title={accountText.profile}>
      <ConflictCard state={state} />
      <PictureBeside picture={<ImageInput to={{ to_table: 'users', to_no: user.user_no }} canEdit round />}>
        <form {...bind}>
          <FieldGrid>
            <Fixed user={user} />
            <TextInput label={accountText.name} autoComplete="name" {...form.getInputProps('user_name')} />
            <EmailField info={info} />
            <PhoneInput label={accountText.phone} {...form.getInputProps('user_phone')} />
            <div data-whole>
              <Inline justify="between">
                <div role="status">
                  <SmallText as="span">
                    <FormNotes state={state} />
                  </SmallText>
                </div>
                <Button type="submit" loading={busy} disabled={!isUnsaved}>
                  {accountText.save}
                </Button>
              </Inline>
            </div>
          </FieldGrid>
        </form>
      </PictureBeside>
    </Card>
  )
}
