import type { Context } from '../../../context.ts'
import { refuseField } from '../../../http/refusal.ts'
import { liveSharesOf, releaseShares } from '../../fileShares/fileShares.service.ts'
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
