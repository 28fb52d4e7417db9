import { colleagues } from '@crm/contract/features/colleagues/colleagues'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { inviteColleague, listColleagues, removeColleague, revokeInvite } from './colleagues.service.ts'
import { checkInvite, joinInvited } from './invited.service.ts'

export const colleaguesFeature = feature(colleagues, {
  list: listColleagues,
  invite: inviteColleague,
  revokeInvite,
  remove: removeColleague,
  checkInvite,
  joinInvited: withoutTransaction(joinInvited),
})
