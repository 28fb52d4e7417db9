import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, no } from '../../kit/fields.ts'
import { entryKind } from '../fileTree/fileTree.rows.ts'

/** A box or file of a project that is shared with the caller. */
export const CompanyShare = z.object({
  sh_no: no(),
  ft_no: no(),
  kind: entryKind.schema,
  name: z.string(),
  proj_no: no(),
  proj_name: z.string(),
  /** Who shared it. */
  emp_name: z.string(),
  /** Of a file; null for a box. */
  size: z.int().nullable(),
  mimetype: z.string().nullable(),
  /** How many entries lie directly in a box; null for a file. */
  entries: z.int().nullable(),
  /** Of a file, for its download; null for a box. */
  fa_no: no().nullable(),
  may_download: z.boolean(),
  /** It may be taken along as it is; with a watermark it leaves the viewer alone, one by one. */
  may_save: z.boolean(),
  reg_dt: dateTime(),
  expires_dt: dateTime().nullable(),
})
export type CompanyShare = z.output<typeof CompanyShare>

/** The company's own tree is read by the file tree's calls; here is what others share with it. */
export const companyData = {
  shared: endpoint({
    method: 'GET',
    path: '/crm/v3/company_data/shared',
    summary: '공유받은 자료: 우리 회사 프로젝트의 것, 프로젝트마다 최근 것부터',
    access: clients,
    response: listOf(CompanyShare),
  }),
}
