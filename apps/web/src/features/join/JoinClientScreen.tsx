import { join } from '@crm/contract/features/join/join'
import { useEndpointForm } from '../../shared/kit/form/useEndpointForm.ts'
import { session } from '../../shared/lib/session/session.ts'
import { useCompanyBrand } from '../../shared/lib/session/useCompanyBrand.ts'
import { AccountFields, emptyAccount, notKept } from './AccountFields.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { JoinPage } from './JoinPage.tsx'
import { joinText } from './join.messages.ts'
import { Agreements } from './legal/Agreements.tsx'

const emptyCompany = {
  client_name: '',
  client_rep_name: '',
  client_biz_no: '',
  is_pre_startup: false,
  bt_no: null,
  client_contact: [],
  client_zip: '',
  addr_no: 0,
  client_addr: '',
  client_addr_detail: '',
}

export const JoinClientScreen = () => {
  useCompanyBrand()
  const joining = useEndpointForm(join.client, {
    initial: { ...emptyAccount, ...emptyCompany },
    draftKey: 'join.client',
    notKept,
    guardsLeaving: false,
    quiet: true,
    onDone: ({ token }) => session.start(token),
  })
  return (
    <JoinPage title={joinText.clientTitle} context={joinText.clientContext} form={joining}>
      <AccountFields form={joining.form} />
      <CompanyFields form={joining.form} />
      <Agreements form={joining.form} />
    </JoinPage>
  )
}
