import type { Region } from '@crm/contract/features/reference/reference'

/** The province that a region lies in, or the region itself when it is one. */
export const provinceOf = (regions: Region[], addr_no: number | null | undefined): Region | undefined => {
  const region = regions.find((one) => one.addr_no === addr_no)
  return region?.addr_parent ? provinceOf(regions, region.addr_parent) : region
}

export const provinces = (regions: Region[]) => regions.filter(({ addr_parent }) => addr_parent === null)

/** Cities, counties and districts of a province, those of a large city with its name: `성남시`, `성남시 분당구` */
export const districtsOf = (regions: Region[], province: Region | undefined) =>
  province
    ? regions
        .filter(({ addr_no, path }) => addr_no !== province.addr_no && path.startsWith(`${province.addr_name} `))
        .map(({ addr_no, path }) => ({ addr_no, name: path.slice(province.addr_name.length + 1) }))
    : []

const shortNames: Record<string, string> = {
  충청북도: '충북',
  충청남도: '충남',
  전라남도: '전남',
  경상북도: '경북',
  경상남도: '경남',
}

/** The short form of 서울특별시 강남구: 서울 강남구 */
export const shortRegion = (path: string) => {
  const [province = '', ...rest] = path.split(' ')
  const short = shortNames[province] ?? province.slice(0, 2)
  return [short, ...rest.filter((name) => name !== `${short}시`)].join(' ')
}

/** The smallest region that an address begins with: `경기도 성남시 분당구 판교역로 235` is in 분당구. */
export const regionOfAddress = (regions: Region[], address: string): Region | undefined =>
  regions
    .filter(({ path }) => `${address} `.startsWith(`${path} `))
    .reduce<Region | undefined>(
      (best, region) => (best && best.path.length >= region.path.length ? best : region),
      undefined,
    )
