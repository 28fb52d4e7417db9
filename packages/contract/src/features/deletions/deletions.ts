import * as z from 'zod'
import { everyMember } from '../../access.ts'
import { nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key } from '../../kit/fields.ts'

/** How long a deletion can be taken back, in minutes: longer than the toast, for slow networks; the bytes of removed files are kept as long. */
export const undoMinutes = 5

export const deletions = {
  undo: endpoint({
    method: 'POST',
    path: '/crm/v3/deletions/:del_no/undo',
    summary: '내가 방금 삭제한 것을 되돌리기. 5분 안에 한 번, 그 사이 자리가 찼으면 409',
    access: everyMember,
    params: z.object({ del_no: key() }),
    response: nothing(),
  }),
}
