import { join } from '@crm/contract/features/join/join'
import { TextInput } from '@mantine/core'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { session } from '../../shared/lib/session/session.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { AccountFields, emptyAccount, notKept } from './AccountFields.tsx'
import { JoinPage, JoinSection } from './JoinPage.tsx'
import { joinText } from './join.messages.ts'
import { Agreements } from './legal/Agreements.tsx'

export const JoinVcScreen = () => {
  useCompanyBrand()
  const joining = useEndpointForm(join.vc, {
    initial: { ...emptyAccount, vc_name: '', vc_position: '' },
    draftKey: 'join.vc',
    notKept,
    guardsLeaving: false,
    quiet: true,
    onDone: ({ token }) => session.start(token),
  })
  const { form } = joining
  return (
    <JoinPage title={joinText.vcTitle} context={joinText.vcContext} form={joining}>
      <AccountFields form={form} />
      <JoinSection title={joinText.vcSection}>
        <TextInput
          label={joinText.vcName}
          autoComplete="organization"
          maxLength={100}
          withAsterisk
          {...form.getInputProps('vc_name')}
        />
        <TextInput
          label={joinText.vcPosition}
          placeholder={joinText.vcPositionPlaceholder}
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
