import type { Context } from '../../../context.ts'
import { refuseField } from '../../../http/refusal.ts'
import { liveSharesOf, peopleOfProject, releaseShares } from '../../fileShares/fileShares.service.ts'
import { openRequestsInside } from '../../reference/seenFiles.service.ts'
import { fileTreeText } from '../fileTree.messages.ts'

/** Moving and deleting ends the shares of what is moved, once the person has agreed to it. */
export const endShares = async (ctx: Context, ft_nos: number[], isAgreed: boolean) => {
  const live = await liveSharesOf(ctx, ft_nos)
  if (live.length && !isAgreed) {
    return refuseField('conflict', 'release_shares', fileTreeText.shared([...new Set(live.map(({ name }) => name))]))
  }
  // Those that had expired end as well.
  await releaseShares(ctx, ft_nos)
}

/** Deleting a box closes the requests whose files land in it, which the database does, once the person has agreed to it. */
export const endRequests = async (ctx: Context, ft_nos: number[], isAgreed: boolean) => {
  const open = await openRequestsInside(ctx, ft_nos)
  if (open.length && !isAgreed) {
    const shared = (await liveSharesOf(ctx, ft_nos)).map(({ name }) => name)
    const words = [
      fileTreeText.requested(open.map(({ title }) => title)),
      shared.length && fileTreeText.shared([...new Set(shared)]),
    ]
    return refuseField('conflict', 'release_shares', words.filter(Boolean).join(' '))
  }
  if (open.length) ctx.publish('file_requests.changed')
  for (const proj_no of new Set(open.map(({ proj_no }) => proj_no)))
    for (const { user_no } of await peopleOfProject(ctx, proj_no)) ctx.publish('file_requests.mine', user_no)
}
