import * as z from 'zod'
import { clients, either, staff, vcs } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no } from '../../kit/fields.ts'
import { ClientDraft, ClientRow, OwnCompany } from '../clients/clients.ts'

/** Facts on contracts and invoices: changing them waits for staff, the others are changed at once. */
export const heldFields = ['client_name', 'client_rep_name', 'client_biz_no'] as const
export type HeldField = (typeof heldFields)[number]

export const companyEditMessages = {
  decided: '이미 처리되었거나 고객이 바꾼 신청이에요. 새로 고친 뒤 다시 확인해 주세요.',
  reasonMissing: '거절하는 이유를 입력해 주세요.',
} as const

const HeldChange = z.object({ field: z.enum(heldFields), before: z.string().nullable(), after: z.string().nullable() })

/** A change that waits for staff. */
export const CompanyChange = z.object({
  cc_no: no(),
  asked_by: z.string(),
  reg_dt: z.string(),
  changes: z.array(HeldChange),
})
export type CompanyChange = z.output<typeof CompanyChange>

/** One's own company as one may change it. */
export const EditableCompany = ClientRow.pick({
  client_no: true,
  client_name: true,
  client_rep_name: true,
  client_biz_no: true,
  client_phone: true,
})
  .extend(
    OwnCompany.pick({ client_zip: true, client_addr: true, client_addr_detail: true, client_homepage: true }).shape,
  )
  .extend({
    /** Send it back with a change: whoever has changed an older one is told. */
    rev: z.int(),
    open: CompanyChange.nullable(),
    /** Why the last one was refused, until another is asked for. */
    refused: z.object({ cc_reason: z.string(), decided_dt: z.string() }).nullable(),
  })
export type EditableCompany = z.output<typeof EditableCompany>

const CompanyEdit = ClientDraft.pick({
  client_name: true,
  client_rep_name: true,
  client_biz_no: true,
  client_phone: true,
  client_zip: true,
  client_addr: true,
  client_addr_detail: true,
  client_homepage: true,
})
export type CompanyEdit = z.output<typeof CompanyEdit>

const own = either(clients, vcs)
const path = '/crm/v3/own_company'
const deciders = staff('ClientVcList')

export const companyEdits = {
  read: endpoint({
    method: 'GET',
    path,
    summary: '내가 고칠 수 있는 자기 회사 정보와, 승인을 기다리는 변경',
    access: own,
    response: listOf(EditableCompany),
  }),
  save: endpoint({
    method: 'PUT',
    path,
    summary:
      '자기 회사 정보 수정. 회사명, 대표자, 사업자등록번호는 담당자가 승인해야 바뀌고 나머지는 바로 바뀐다. rev가 낡았으면 409',
    access: own,
    body: CompanyEdit.extend({ rev: no() }),
    response: listOf(EditableCompany),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: `${path}/change`,
    summary: '승인을 기다리는 변경 취소',
    access: own,
    response: nothing(),
  }),
  ofClient: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/:client_no/change',
    summary: '이 회사가 신청한 변경. 없으면 빈 목록',
    access: deciders,
    params: z.object({ client_no: key() }),
    response: listOf(CompanyChange),
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/crm/v3/company_changes/:cc_no',
    summary: '회사가 신청한 변경의 승인 또는 거절. 거절할 때는 이유가 있어야 한다',
    access: deciders,
    params: z.object({ cc_no: key() }),
    body: z
      .object({ accepted: z.boolean(), cc_reason: z.string().trim().max(500) })
      .refine(({ accepted, cc_reason }) => accepted || cc_reason !== '', {
        path: ['cc_reason'],
        message: companyEditMessages.reasonMissing,
      }),
    response: nothing(),
  }),
}
