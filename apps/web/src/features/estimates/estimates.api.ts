import { companyProfile } from '@crm/contract/features/companyProfile/companyProfile'
import { estimates } from '@crm/contract/features/estimates/estimates'
import type { Estimate } from '@crm/contract/features/estimates/estimates.rows'
import { portal } from '@crm/contract/features/portal/portal'
import { projects } from '@crm/contract/features/projects/projects'
import { queryClient, readKey } from '../../shared/lib/server/queryClient.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'

export const useEstimateSettings = () => useRead(estimates.settings)

/** What may be put into an estimate. */
export const useOffered = () => useRead(estimates.offered).data?.query[0]

export const useProjectEstimates = (proj_no: number) => useRead(estimates.ofProject, { params: { proj_no } })

export const useProjectRead = (proj_no: number, enabled: boolean) =>
  useRead(projects.find, { query: { proj_no, limit: 1 } }, { enabled: enabled && proj_no > 0 })

/** What papers print of us besides. */
export const useCompanyProfile = () => useRead(companyProfile.profile).data?.query[0]

/** Who supplies, as the paper names us. */
export const useSupplier = () => useRead(portal.companyInfo).data?.query[0]

/** People at the client. */
export const useRecipients = (proj_no: number) =>
  useRead(estimates.recipients, { params: { proj_no } }, { enabled: proj_no > 0 }).data?.query ?? []

/** What the server answered to a save is known at once, so that the next call has its revision. */
export const keepEstimate = (estimate: Estimate) =>
  queryClient.setQueryData(readKey(estimates.detail, { params: { est_no: estimate.est_no } }), {
    state: 1,
    query: [estimate],
  })
