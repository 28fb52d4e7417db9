import * as z from 'zod'
import { anyone, everyMember, staff } from '../../access.ts'
import { pageOf } from '../../kit/answer.ts'
import { type Access, endpoint } from '../../kit/endpoint.ts'
import { csv, flag, key, keyword, no, paging } from '../../kit/fields.ts'
import { empLevel } from '../auth/auth.ts'

/** The lists that screens pick from: read once, remembered, and read again when `reference.changed` says so. */

export const MeetingRoom = z.object({ mr_no: no(), mr_name: z.string() })
export type MeetingRoom = z.output<typeof MeetingRoom>

export const Team = z.object({ team_no: no(), team_name: z.string() })
export type Team = z.output<typeof Team>

/** Active staff; records of people who have left carry their names themselves. */
export const Employee = z.object({
  emp_no: no(),
  emp_name: z.string(),
  emp_email: z.string().nullable(),
  team_no: no().nullable(),
  team_name: z.string().nullable(),
  emp_lv: empLevel.schema,
})
export type Employee = z.output<typeof Employee>

export const Banner = z.object({
  bn_no: no(),
  bn_title: z.string(),
  bn_text: z.string(),
  bn_link: z.string().nullable(),
  /** `home` or `camp` (멘토캠프); staff set it with the period and the order (courses.banners). */
  bn_place: z.string(),
})

/** A province has no parent, a city or county has its province, a district of a large city has the city. */
export const Region = z.object({
  addr_no: no(),
  addr_name: z.string(),
  addr_parent: no().nullable(),
  /** `경기도 성남시 분당구` */
  path: z.string(),
})
export type Region = z.output<typeof Region>

export const Bank = z.object({ bank_code: z.string(), bank_name: z.string() })
export const InvestmentType = z.object({ it_no: no(), it_name: z.string() })
export const ProjectType = z.object({ pt_no: no(), pt_name: z.string(), pt_ref_no: no().nullable() })
export const PocketService = z.object({ psrv_no: no(), psrv_name: z.string() })
export const PocketProcess = z.object({
  pps_no: no(),
  pps_name: z.string(),
  pps_parent: no().nullable(),
  /** `진행 > 초안 작성 > IR 덱 초안` */
  path: z.string(),
})
export const BusinessType = z.object({ bt_no: no(), bt_name: z.string() })
export const Theme = z.object({ thm_no: no(), thm_name: z.string() })
/** Courses that are not deleted, for pickers of staff who need not see the whole course. */
export const CourseName = z.object({ crs_no: no(), crs_title: z.string(), cat_name: z.string() })

export const PocketCategory = z.object({ pc_no: no(), pc_name: z.string(), pc_type: no(), state: z.int() })

const list = <Row extends z.ZodType>(name: string, summary: string, access: Access, row: Row) =>
  endpoint({
    method: 'GET',
    path: `/crm/v3/${name}`,
    summary,
    access,
    revalidates: true,
    query: z.object(paging),
    response: pageOf(row),
  })

export const reference = {
  meetingRooms: list('meeting_rooms', '회의실', everyMember, MeetingRoom),
  teams: list('teams', '팀. 직원 가입 화면도 쓴다', anyone, Team),
  employees: list('employees', '근무 중인 직원', staff(), Employee),
  banners: list('banners', '배너', everyMember, Banner),
  addr: list('addr', '시도와 시군구. 가입 화면도 쓴다', anyone, Region),
  banks: list('banks', '은행 코드', everyMember, Bank),
  investmentTypes: list('investment_type', '투자 유형', everyMember, InvestmentType),
  projectTypes: list('project_type', '프로젝트 유형', everyMember, ProjectType),
  pocketServices: list('pocket_service', '포켓 서비스', everyMember, PocketService),
  pocketProcesses: list('pocket_process', '포켓 진행 단계', everyMember, PocketProcess),
  businessTypes: list('business_type', '업종. 가입 화면도 쓴다', anyone, BusinessType),
  themes: list('theme', '테마', everyMember, Theme),
  courseNames: endpoint({
    method: 'GET',
    path: '/crm/v3/course_names',
    summary: '강의 이름. keyword로 찾거나, crs_nos로 이미 고른 것을 읽는다',
    access: staff(),
    query: z.object({ keyword: keyword(), crs_nos: csv(key(), 200).optional(), ...paging }),
    response: pageOf(CourseName),
  }),
  pocketCategories: endpoint({
    method: 'GET',
    path: '/crm/v3/pocket_category',
    summary: '포켓 분류. pc_type 1은 고객 게시판, 2는 서비스',
    access: everyMember,
    revalidates: true,
    query: z.object({
      state: flag().optional(),
      pc_type: key().optional(),
      ...paging,
    }),
    response: pageOf(PocketCategory),
  }),
}
