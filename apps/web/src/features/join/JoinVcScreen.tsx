import { join } from '@crm/contract/features/join/join'
import { TextInput } from '@mantine/core'
import { session } from '../../shared/lib/session.ts'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { AccountFields, emptyAccount, notKept } from './AccountFields.tsx'
import { JoinPage, JoinSection } from './JoinPage.tsx'
import { text } from './join.messages.ts'
import { Agreements } from './legal/Agreements.tsx'

export const JoinVcScreen = () => {
  const joining = useEndpointForm(join.vc, {
    initial: { ...emptyAccount, vc_name: '', vc_position: '' },
    draftKey: 'join.vc',
    notKept,
    checksOnBlur: true,
    guardsLeaving: false,
    quiet: true,
    onDone: ({ token }) => session.start(token),
  })
  const { form } = joining
  return (
    <JoinPage title={text.vcTitle} context={text.vcContext} form={joining}>
      <AccountFields form={form} />
      <JoinSection title={text.vcSection}>
        <TextInput
          label={text.vcName}
          autoComplete="organization"
          maxLength={100}
          withAsterisk
          {...form.getInputProps('vc_name')}
        />
        <TextInput
          label={text.vcPosition}
          placeholder={text.vcPositionPlaceholder}
          autoComplete="organization-title"
          maxLength={50}
          withAsterisk
          {...form.getInputProps('vc_position')}
        />
      </JoinSection>
      <Agreements form={form} />
    </JoinPage>
  )
}
