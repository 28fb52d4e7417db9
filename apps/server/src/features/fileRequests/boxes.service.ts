import type { fileRequests } from '@crm/contract/features/fileRequests/fileRequests'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { Context } from '../../context.ts'
import { list } from '../../http/answer/answers.ts'
import { openRequestsInside, requireEntries } from '../reference/seenFiles.service.ts'
import { findByNumbers } from './fileRequests.queries.ts'

/** Open requests whose files land in these boxes, or in one inside them: deleting a box closes them. */
export const listInBoxes = async (ctx: Context, { body }: ParsedOf<typeof fileRequests.findInBoxes>) => {
  await requireEntries(ctx, body.ft_nos)
  const open = await openRequestsInside(ctx, body.ft_nos)
  return list(
    await findByNumbers(
      ctx.db,
      open.map(({ fr_no }) => fr_no),
    ),
  )
}
