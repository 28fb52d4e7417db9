import * as z from 'zod'
import { clients as clientUsers, staff } from '../../access.ts'
import { listOf, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, key, keyword, no, optionalLine, paging } from '../../kit/fields.ts'
import { labelled, labelledNumbers } from '../../kit/labelled.ts'
import { ContactDraft, optionalBusinessNumber, optionalMobilePhone } from '../../kit/people.ts'
import { memberState, userType } from '../auth/auth.ts'

export const clientType = labelled({ client: '고객사', vc: 'VC', partner: '파트너' })
export type ClientType = (typeof clientType.values)[number]

export const clientState = labelledNumbers({ 1: '거래 중', 0: '거래 종료' })

/** The word for each fact of a company: forms, lists, Excel files and its history agree. */
export const clientFields = {
  client_type: '구분',
  client_name: '회사명',
  client_rep_name: '대표자',
  client_biz_no: '사업자등록번호',
  client_phone: '대표 휴대폰',
  client_contact: '연락처',
  client_zip: '우편번호',
  client_addr: '주소',
  client_addr_detail: '상세 주소',
  addr_no: '지역',
  bt_no: '업종',
  it_no: '투자 유형',
  thm_no: '테마',
  client_homepage: '홈페이지',
  client_managers: '담당자',
  client_note: '내부 메모',
  state: '거래 상태',
} as const
export type ClientField = keyof typeof clientFields

const Contact = z.object({ name: z.string(), number: z.string() })
const Manager = z.object({ emp_no: no(), emp_name: z.string() })

export const ClientRow = z.object({
  client_no: no(),
  client_type: clientType.schema,
  client_name: z.string(),
  client_rep_name: z.string().nullable(),
  client_biz_no: z.string().nullable(),
  client_phone: z.string().nullable(),
  /** `서울특별시 강남구` */
  region: z.string().nullable(),
  bt_name: z.string().nullable(),
  it_name: z.string().nullable(),
  thm_name: z.string().nullable(),
  managers: z.array(Manager),
  /** Pocket balance */
  cash: z.int(),
  state: clientState.schema,
  reg_dt: z.string(),
})
export type ClientRow = z.output<typeof ClientRow>

/** What a company's own people may know of it: nothing internal is in here. */
export const OwnCompany = ClientRow.omit({ managers: true }).extend({
  client_contact: z.array(Contact),
  client_zip: z.string().nullable(),
  client_addr: z.string().nullable(),
  client_addr_detail: z.string().nullable(),
  client_homepage: z.string().nullable(),
})
export type OwnCompany = z.output<typeof OwnCompany>

export const Client = OwnCompany.extend({
  addr_no: no().nullable(),
  bt_no: no().nullable(),
  it_no: no().nullable(),
  thm_no: no().nullable(),
  managers: z.array(Manager),
  client_note: z.string().nullable(),
  /** Send it back with a change: whoever has changed an older one is told. */
  rev: z.int(),
})
export type Client = z.output<typeof Client>

/** `www.green.kr` is what people type. */
const homepage = () =>
  z
    .string()
    .trim()
    .max(280)
    .transform((typed) => (typed && !/^https?:\/\//i.test(typed) ? `https://${typed}` : typed))
    .refine(
      (url) => !url || (URL.canParse(url) && /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(url)),
      '홈페이지 주소를 확인해 주세요.',
    )

/** The facts of a company that its own people know as well: registration collects the same ones. */
const companyFields = {
  client_name: z.string().trim().min(1, '회사명을 입력해 주세요.').max(100),
  client_rep_name: optionalLine(50),
  client_biz_no: optionalBusinessNumber(),
  client_phone: optionalMobilePhone(),
  client_contact: z.array(ContactDraft).max(20, '연락처는 20개까지 등록할 수 있어요.'),
  client_zip: z
    .string()
    .trim()
    .regex(/^(\d{5})?$/, '우편번호는 숫자 5자리예요.'),
  client_addr: optionalLine(200),
  client_addr_detail: optionalLine(100),
  addr_no: no().nullable(),
  bt_no: no().nullable(),
}

export const ClientDraft = z.object({
  client_type: clientType.schema,
  ...companyFields,
  it_no: no().nullable(),
  thm_no: no().nullable(),
  client_homepage: homepage(),
  client_managers: z.array(no()).max(20),
  client_note: z.string().trim().max(5000),
  state: clientState.schema,
})
export type ClientDraft = z.output<typeof ClientDraft>

export const ClientFilter = z.object({
  client_type: clientType.schema.default('client'),
  keyword: keyword(),
  /** A region with everything inside it. */
  addr_no: key().optional(),
  bt_no: key().optional(),
  it_no: key().optional(),
  /** The member of staff in charge. */
  emp_no: key().optional(),
  /** One that was chosen before, for its name. */
  client_no: key().optional(),
  state: flag().optional(),
  sort: z.enum(['reg_dt', 'client_name', 'cash']).default('reg_dt'),
  desc: flag().default(1),
})
export type ClientFilter = z.output<typeof ClientFilter>

/** A company that may be the one that somebody is about to enter a second time. */
export const SimilarClient = ClientRow.pick({
  client_no: true,
  client_type: true,
  client_name: true,
  client_rep_name: true,
  client_biz_no: true,
  region: true,
}).extend({ same: z.enum(['biz_no', 'name', 'alike']) })
export type SimilarClient = z.output<typeof SimilarClient>

export const ClientMember = z.object({
  user_no: no(),
  user_name: z.string(),
  user_id: z.string(),
  user_type: userType.schema,
  user_email: z.string().nullable(),
  user_phone: z.string().nullable(),
  member_state: memberState.schema,
  reg_dt: z.string(),
})
export type ClientMember = z.output<typeof ClientMember>

const access = staff('ClientVcList')
const params = z.object({ client_no: key() })

export const clients = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/clients',
    summary: '고객사, VC, 파트너 목록',
    // Whoever makes projects picks the company from it.
    access: staff(
      'ClientVcList',
      'MemberList',
      'WorkList',
      'WorkListV2',
      'MyPageProject',
      'AdminMembership',
      'AdminContract',
    ),
    query: ClientFilter.extend(paging),
    response: pageOf(ClientRow),
  }),
  excel: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/excel',
    summary: '목록을 엑셀 파일로. 거르는 조건과 순서는 목록과 같다',
    access,
    binary: true,
    query: ClientFilter,
    response: listOf(z.never()),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/similar',
    summary: '같은 사업자등록번호나 비슷한 이름의 회사. except는 고치고 있는 회사',
    access,
    query: z.object({
      client_name: optionalLine(100).default(''),
      client_biz_no: optionalLine(12).default(''),
      except: key().optional(),
    }),
    response: listOf(SimilarClient),
  }),
  own: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/own',
    summary: '로그인한 고객의 회사',
    access: clientUsers,
    response: listOf(OwnCompany),
  }),
  detail: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/:client_no',
    summary: '회사 하나',
    access,
    params,
    response: listOf(Client),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/clients',
    summary: '회사 등록',
    access,
    body: ClientDraft,
    response: listOf(Client),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/clients/:client_no',
    summary: '회사 수정. rev가 낡았으면 409',
    access,
    params,
    body: ClientDraft.extend({ rev: no() }),
    response: listOf(Client),
  }),
  members: endpoint({
    method: 'GET',
    path: '/crm/v3/clients/:client_no/members',
    summary: '이 회사의 회원',
    access,
    params,
    query: z.object(paging),
    response: pageOf(ClientMember),
  }),
}
