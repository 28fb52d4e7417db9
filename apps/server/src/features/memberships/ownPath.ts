import { pathOf } from '@crm/contract/paths'

/** The tab of the client's own page that shows memberships. */
export const ownMembershipPath = pathOf('ClientCampMyV3', {}, { tab: 'membership' })
