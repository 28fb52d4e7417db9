import { projects } from '@crm/contract/features/projects/projects'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import type { Config } from '../config.ts'
import { startTestApp } from './startTestApp.ts'

export type ProjectDraft = RequestOf<typeof projects.create>['body']

/** Somebody in a project, as a form sends them. */
export const someone = (emp_no: number) =>
  ({ emp_no, pe_type: 'manager', start_dt: null, end_dt: null, pe_contribution: 0 }) as const

export const notThere = '선택할 수 없는 값이에요. 새로 고친 뒤 다시 선택해 주세요.'

/** A test app with somebody of the planning team who works on projects, and a company. */
export const projectFixture = async (config: Partial<Config> = {}, options: { rateLimits?: boolean } = {}) => {
  const app = await startTestApp({ config, ...options })
  const mina = await app.staff({ user_name: '김미나', team_no: 2, emp_scope: ['WorkList', 'ClientVcList'] })
  const client_no = await app.company('그린루프')

  const draft = (changes: Partial<ProjectDraft> = {}): ProjectDraft => ({
    client_no,
    proj_name: '그린루프 IR 덱 제작',
    psrv_no: 1,
    thm_no: 2,
    pt_no: 11,
    proj_grade: 'a',
    proj_significant: '화요일만 가능',
    project_start: '2026-01-05',
    project_end: '2026-03-31',
    proj_employees: [],
    ...changes,
  })

  const register = async (changes: Partial<ProjectDraft> = {}) => {
    const { query } = await mina.call(projects.create, { body: draft(changes) })
    return query[0] as (typeof query)[number]
  }
  type Made = Awaited<ReturnType<typeof register>>

  /** What the form sends for an unchanged project. */
  const unchanged = (made: Made) => ({
    proj_name: made.proj_name,
    psrv_no: made.psrv_no,
    thm_no: made.thm_no,
    pt_no: made.pt_no,
    proj_grade: made.proj_grade,
    proj_significant: made.proj_significant ?? '',
    project_start: made.project_start,
    project_end: made.project_end,
    proj_employees: made.emp.map(({ emp_no, pe_type, start_dt, end_dt, pe_contribution }) => ({
      emp_no,
      pe_type,
      start_dt,
      end_dt,
      pe_contribution,
    })),
    rev: made.rev,
  })

  const show = async (proj_no: number) => (await mina.call(projects.show, { params: { proj_no } })).query[0] as Made

  return { app, mina, client_no, draft, register, unchanged, show }
}
