import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key, no } from '../../kit/fields.ts'
import { progressStage, progressStatus } from '../projects/projects.words.ts'

/** Somebody who is in charge of a project, and how to reach them. */
export const ProjectContact = z.object({
  user_name: z.string(),
  user_phone: z.string().nullable(),
  user_email: z.string().nullable(),
})
export type ProjectContact = z.output<typeof ProjectContact>

/** What a client is told of one project: where it stands, since when, and whom to ask. */
export const ClientProject = z.object({
  proj_no: no(),
  proj_name: z.string(),
  psrv_name: z.string().nullable(),
  progress_status: progressStatus.schema.nullable(),
  project_start: z.string().nullable(),
  project_end: z.string().nullable(),
  /** When it last came to each of the stages that it has been in. */
  reached: z.array(z.object({ stage: progressStage.schema, reg_dt: dateTime() })),
  /** Its managers who work here. */
  contacts: z.array(ProjectContact),
})
export type ClientProject = z.output<typeof ClientProject>

export const portalProjects = {
  show: endpoint({
    method: 'GET',
    path: '/crm/v3/portal/projects/:proj_no',
    summary: '자기 회사의 프로젝트 하나: 진행 단계와 담당자. 내부 기록과 금액은 없다',
    access: clients,
    params: z.object({ proj_no: key() }),
    response: listOf(ClientProject),
  }),
}
