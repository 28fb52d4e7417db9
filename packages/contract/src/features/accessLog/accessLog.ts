import * as z from 'zod'
import { signedIn } from '../../access.ts'
import { nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'

const longestPath = 300

/** A path of this site; what follows it (queries hold names and tokens) is never kept, nor what is too long for one. */
const route = () =>
  z
    .string()
    .max(2000)
    .transform((path) => path.replace(/[?#].*$/s, '').slice(0, longestPath))

export const accessLog = {
  add: endpoint({
    method: 'POST',
    path: '/crm/v3/web_access_log/wal',
    summary: '화면 이동 기록',
    access: signedIn,
    body: z.object({ routeTo: route().pipe(z.string().min(1)), routeFrom: route().optional() }),
    response: nothing(),
  }),
}
