import * as z from 'zod'
import { signedIn } from '../../access.ts'
import { pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { paging } from '../../kit/fields.ts'

export const versions = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/version_logs',
    summary: '서버의 버전, 새것부터: query[0].vl_version이 지금 것이다',
    access: signedIn,
    query: z.object(paging),
    response: pageOf(z.object({ vl_version: z.string(), reg_dt: z.string() })),
  }),
}
