import type { BannerRow } from '@crm/contract/features/courses/courses.rows'

/** Whether a banner is shown today; a hidden one is not, whatever its period says. */
export const bannerTime = (
  { state, bn_from, bn_until }: Pick<BannerRow, 'state' | 'bn_from' | 'bn_until'>,
  today: string,
) => {
  if (state === 0) return 'hidden'
  if (bn_from && bn_from > today) return 'coming'
  return bn_until && bn_until < today ? 'over' : 'shown'
}
