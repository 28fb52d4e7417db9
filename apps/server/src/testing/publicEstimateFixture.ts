import type { EstimateDraft } from '@crm/contract/features/estimates/estimates.rows'
import { projects } from '@crm/contract/features/projects/projects'
import { publicEstimates } from '@crm/contract/features/publicEstimates/publicEstimates'
import type { PublicEstimate } from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { lineDraft } from './estimateDrafts.ts'
import { createEstimate, issueEstimate } from './estimateFixture.ts'
import { someone } from './projectFixture.ts'
import { startTestApp } from './startTestApp.ts'

/** One line of a million, and two that may be added: of 500,000 and of 200,000 won. */
export const linesWithOptions = [
  lineDraft({ el_kind: 'section', el_name: '기본' }),
  lineDraft({ el_memo: '여유 있음' }),
  lineDraft({ el_name: '영문 번역', el_price: 500_000, is_optional: true }),
  lineDraft({ el_name: '발표 코칭', el_price: 200_000, is_optional: true }),
]

/** A test app with a manager's project, whose estimates are issued and read by link. */
export const publicEstimateFixture = async (options: NonNullable<Parameters<typeof startTestApp>[0]> = {}) => {
  const app = await startTestApp({ rateLimits: false, ...options })
  const mina = await app.staff({ user_name: '김미나', team_no: 2, emp_scope: ['WorkList', 'ClientVcList'] })
  const client_no = await app.company('그린루프')
  const project = await mina.call(projects.create, {
    body: {
      ...{ client_no, proj_name: '그린루프 IR 덱 제작', psrv_no: 1, thm_no: 2, pt_no: 11, proj_grade: 'a' },
      ...{ proj_significant: '', project_start: '2026-01-05', project_end: '2026-03-31' },
      proj_employees: [someone(mina.emp_no)],
    },
  })
  const proj_no = project.query[0]?.proj_no ?? 0

  const issue = async (changes: Partial<EstimateDraft> = {}, sends_mail = false) =>
    issueEstimate(mina, await createEstimate(mina, proj_no, { lines: linesWithOptions, ...changes }), sends_mail)
  const linkTo = async (est_no: number) =>
    (await mina.call(publicEstimates.createLink, { params: { est_no }, body: {} })).query[0]?.t ?? ''
  /** An issued estimate and a link to it. */
  const offer = async (changes: Partial<EstimateDraft> = {}) => {
    const estimate = await issue(changes)
    return { ...estimate, t: await linkTo(estimate.est_no) }
  }
  const show = async (t: string) => (await app.call(publicEstimates.show, { body: { t } })).query[0] as PublicEstimate
  const accept = async (t: string, chosen: number[] = [], est_ver = 1) =>
    (await app.call(publicEstimates.accept, { body: { t, est_ver, name: '한대표', chosen } }))
      .query[0] as PublicEstimate
  const page = async (est_no: number) => {
    const { query } = await mina.call(publicEstimates.page, { params: { est_no } })
    return query[0] as (typeof query)[number]
  }
  return { app, mina, client_no, proj_no, issue, linkTo, offer, show, accept, page }
}
