import { type CompanyInfo, portal } from '@crm/contract/features/portal/portal'
import { useRead } from '../../shared/lib/server/useRead.ts'

/** Who runs this portal; undefined until it is known. */
export const useCompany = (): CompanyInfo | undefined => useRead(portal.companyInfo).data?.query[0]

export const usePortalHome = () => useRead(portal.home)

export const useVcHome = () => useRead(portal.vcHome)
