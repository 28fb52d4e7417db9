import { type Client, clientFields, clientState, clients, clientType } from '@crm/contract/features/clients/clients'
import { showBusinessNumber, showPhone } from '@crm/contract/kit/people'
import { useNavigate } from 'react-router'
import { useRecordForm } from '../../shared/kit/form/useRecordForm.ts'
import { detailPath } from '../reference/clientPaths.ts'
import { BusinessTypeName, EmployeeNames, InvestmentTypeName, RegionName, ThemeName } from '../reference/names.tsx'

/** A company as a form holds it: numbers with their hyphens, nothing as empty text. */
const toValues = (client: Client | undefined) => ({
  client_type: client?.client_type ?? ('client' as const),
  client_name: client?.client_name ?? '',
  client_rep_name: client?.client_rep_name ?? '',
  client_biz_no: showBusinessNumber(client?.client_biz_no),
  client_phone: showPhone(client?.client_phone),
  client_contact: client?.client_contact ?? [],
  client_zip: client?.client_zip ?? '',
  client_addr: client?.client_addr ?? '',
  client_addr_detail: client?.client_addr_detail ?? '',
  addr_no: client?.addr_no ?? null,
  bt_no: client?.bt_no ?? null,
  it_no: client?.it_no ?? null,
  thm_no: client?.thm_no ?? null,
  client_homepage: client?.client_homepage ?? '',
  client_managers: client?.managers.map(({ emp_no }) => emp_no) ?? [],
  client_note: client?.client_note ?? '',
  state: client?.state ?? (1 as const),
})

/** Makes a company, or changes the one that it is given. */
export const useClientForm = (client?: Client) => {
  const navigate = useNavigate()
  return useRecordForm({
    create: clients.create,
    update: clients.update,
    record: client,
    toValues,
    labels: clientFields,
    show: {
      client_type: clientType.label,
      client_contact: (contacts) => contacts.map(({ name, number }) => `${name} ${showPhone(number)}`).join('\n'),
      addr_no: (no) => <RegionName no={no} />,
      bt_no: (no) => <BusinessTypeName no={no} />,
      it_no: (no) => <InvestmentTypeName no={no} />,
      thm_no: (no) => <ThemeName no={no} />,
      client_managers: (emp_nos) => <EmployeeNames emp_nos={emp_nos} />,
      state: clientState.label,
    },
    draft: client ? `client.${client.client_no}` : 'client',
    onDone: ({ client_no }) => navigate(detailPath(client_no), { replace: !client }),
  })
}

export type ClientForm = ReturnType<typeof useClientForm>
