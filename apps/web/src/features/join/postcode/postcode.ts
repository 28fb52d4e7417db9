import type { Address } from '@crm/contract/features/join/join'
import type { Region } from '@crm/contract/features/reference/reference'

/** From the province down to the smallest region. */
const regionChain = (regions: Region[], addr_no: number): Region[] => {
  const found = regions.find((region) => region.addr_no === addr_no)
  if (!found) return []
  return found.addr_parent === null ? [found] : [...regionChain(regions, found.addr_parent), found]
}

export const regionsIn = (regions: Region[], parent: number | null) =>
  regions.filter((region) => region.addr_parent === parent)

export interface PostcodeValues {
  province: number | null
  city: number | null
  district: number | null
  road: string
  client_zip: string
  client_addr_detail: string
}

export const emptyPostcode: PostcodeValues = {
  province: null,
  city: null,
  district: null,
  road: '',
  client_zip: '',
  client_addr_detail: '',
}

/** An address taken apart again, so that it can be changed. */
export const postcodeOf = (regions: Region[], address: Address): PostcodeValues => {
  const [province, city, district] = regionChain(regions, address.addr_no)
  const path = (district ?? city ?? province)?.path ?? ''
  return {
    province: province?.addr_no ?? null,
    city: city?.addr_no ?? null,
    district: district?.addr_no ?? null,
    road: address.client_addr.startsWith(path) ? address.client_addr.slice(path.length).trim() : address.client_addr,
    client_zip: address.client_zip,
    client_addr_detail: address.client_addr_detail,
  }
}

/** The smallest region that could be chosen; null while something is still to be chosen. */
export const chosenRegion = (regions: Region[], { province, city, district }: PostcodeValues): Region | null => {
  const smallest = district ?? city ?? province
  const isWhole = smallest !== null && regionsIn(regions, smallest).length === 0
  return (isWhole && regions.find((region) => region.addr_no === smallest)) || null
}

export const addressOf = (region: Region, values: PostcodeValues): Address => ({
  client_zip: values.client_zip.trim(),
  addr_no: region.addr_no,
  client_addr: `${region.path} ${values.road.trim()}`,
  client_addr_detail: values.client_addr_detail.trim(),
})

/** `(06236) 서울특별시 강남구 테헤란로 1, 2층` */
export const showAddress = ({ client_zip, client_addr, client_addr_detail }: Address) =>
  [`(${client_zip}) ${client_addr}`, client_addr_detail].filter(Boolean).join(', ')
