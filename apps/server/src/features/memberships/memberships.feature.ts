import { memberships } from '@crm/contract/features/memberships/memberships'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { applyDates, applyDatesJob, remindJob, remindOfEnd } from './membershipDates.service.ts'
import { membershipOwner } from './memberships.owner.ts'
import {
  closeMembership,
  depositMembership,
  exportMemberships,
  extendMembership,
  getMembership,
  listMemberships,
  requestMembership,
} from './memberships.service.ts'
import { closeOwn, listOffered, listOwn, payOwn, requestOwn } from './own.service.ts'

export const membershipsFeature = feature(
  memberships,
  {
    list: listMemberships,
    excel: exportMemberships,
    detail: getMembership,
    request: requestMembership,
    deposit: depositMembership,
    close: closeMembership,
    extend: extendMembership,
    own: listOwn,
    offered: listOffered,
    requestOwn,
    payOwn,
    closeOwn,
  },
  {
    paymentOwners: { memberships: membershipOwner },
    jobs: [onJob(applyDatesJob, applyDates), onJob(remindJob, remindOfEnd)],
  },
)
