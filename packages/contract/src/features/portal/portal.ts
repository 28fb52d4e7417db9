import * as z from 'zod'
import { anyone, clients, vcs } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { OwnCompany } from '../clients/clients.ts'
import { mrType, mrWay } from '../meetings/meetings.words.ts'
import { progressStatus } from '../projects/projects.words.ts'

/** The build-up service's guide pages, on the company's own site. */
export const guidePage = labelled({
  investment: '투자 유치',
  grants: '정부지원사업',
  branding: '브랜딩 · 마케팅',
  platform: '플랫폼 개발',
})
export type GuidePage = (typeof guidePage.values)[number]

export const channel = labelled({ instagram: '인스타그램', youtube: '유튜브', blog: '블로그' })
export type Channel = (typeof channel.values)[number]

/** Who runs this portal and where else to find them; what is not set up is null or left out. */
export const CompanyInfo = z.object({
  name: z.string(),
  representative: z.string().nullable(),
  businessNumber: z.string().nullable(),
  /** 통신판매업 신고번호: who sells by the net shows it (전자상거래법 제13조). */
  mailOrderNumber: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  siteUrl: z.string().nullable(),
  introductionUrl: z.string().nullable(),
  chatUrl: z.string().nullable(),
  guides: z.array(z.object({ page: guidePage.schema, url: z.string() })),
  channels: z.array(z.object({ channel: channel.schema, url: z.string() })),
})
export type CompanyInfo = z.output<typeof CompanyInfo>

/** A colleague in the same company. */
export const PortalPerson = z.object({ user_no: no(), user_name: z.string(), user_email: z.string().nullable() })
export type PortalPerson = z.output<typeof PortalPerson>

/** There is nothing of this kind yet: its rows come with the feature that keeps them. */
const none = () => z.array(z.never()).max(0)

/** What a client is told of a project: where it stands and who works on it, nothing internal. */
export const PortalProject = z.object({
  proj_no: no(),
  proj_name: z.string(),
  psrv_name: z.string().nullable(),
  progress_status: progressStatus.schema.nullable(),
  managers: z.array(z.string()),
  project_end: z.string().nullable(),
})
export type PortalProject = z.output<typeof PortalProject>

export const PortalMeeting = z.object({
  ms_no: no(),
  proj_name: z.string().nullable(),
  mr_type: mrType.schema,
  mr_way: mrWay.schema,
  mr_count: z.int(),
  mr_name: z.string().nullable(),
  mr_text: z.string().nullable(),
  start_dt: dateTime(),
  end_dt: dateTime(),
  managers: z.array(z.string()),
})
export type PortalMeeting = z.output<typeof PortalMeeting>

const people = { people: z.array(PortalPerson), peopleTotal: z.int() }

const PortalHome = z.object({
  company: OwnCompany,
  ...people,
  projects: z.array(PortalProject),
  meetings: z.array(PortalMeeting),
})

/** The firm that a venture capitalist comes from, as the consulting company knows it. */
export const Firm = z.object({
  /** Whether staff have entered it as a company. */
  is_known: z.boolean(),
  vc_name: z.string(),
  vc_position: z.string().nullable(),
  region: z.string().nullable(),
  client_addr: z.string().nullable(),
  client_homepage: z.string().nullable(),
})
export type Firm = z.output<typeof Firm>

const VcHome = z.object({ firm: Firm, ...people, events: none() })

export const portal = {
  companyInfo: endpoint({
    method: 'GET',
    path: '/crm/v3/portal/company',
    summary: '이 포털을 운영하는 회사: 연락처, 안내 페이지, 소셜 채널',
    access: anyone,
    revalidates: true,
    response: listOf(CompanyInfo),
  }),
  home: endpoint({
    method: 'GET',
    path: '/crm/v3/portal/home',
    summary: '고객 포털의 첫 화면: 자기 회사, 함께 쓰는 사람, 프로젝트, 다가오는 미팅',
    access: clients,
    response: listOf(PortalHome),
  }),
  vcHome: endpoint({
    method: 'GET',
    path: '/crm/v3/portal/vc_home',
    summary: 'VC 파트너의 첫 화면: 자기 회사, 동료, 초대받은 이벤트',
    access: vcs,
    response: listOf(VcHome),
  }),
}
