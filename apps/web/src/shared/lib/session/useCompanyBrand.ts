import { portal } from '@crm/contract/features/portal/portal'
import { useLayoutEffect } from 'react'
import { useRead } from '../server/useRead.ts'
import { setBrand } from './brand.ts'

/** For pages outside the product that only clients and partners open: they bear the company's name, none until it is known. */
export const useCompanyBrand = (isFromOutside = true) => {
  const { data } = useRead(portal.companyInfo, {}, { enabled: isFromOutside })
  const name = data?.query[0]?.name ?? ''
  useLayoutEffect(() => {
    if (!isFromOutside) return
    setBrand(name)
    return () => setBrand(null)
  }, [isFromOutside, name])
}
