import type { Region } from '@crm/contract/features/reference/reference'
import { expect, test } from 'vitest'
import { addressOf, chosenRegion, emptyPostcode, postcodeOf, regionsIn, showAddress } from './postcode.ts'

const regions: Region[] = [
  { addr_no: 11, addr_name: '서울특별시', addr_parent: null, path: '서울특별시' },
  { addr_no: 11680, addr_name: '강남구', addr_parent: 11, path: '서울특별시 강남구' },
  { addr_no: 41, addr_name: '경기도', addr_parent: null, path: '경기도' },
  { addr_no: 41130, addr_name: '성남시', addr_parent: 41, path: '경기도 성남시' },
  { addr_no: 41135, addr_name: '분당구', addr_parent: 41130, path: '경기도 성남시 분당구' },
]
const seoul = { ...emptyPostcode, province: 11, city: 11680, road: ' 테헤란로 1 ', client_zip: '06236' }

test('provinces first, then what lies in them', () => {
  expect(regionsIn(regions, null).map((region) => region.addr_name)).toEqual(['서울특별시', '경기도'])
  expect(regionsIn(regions, 41130).map((region) => region.addr_name)).toEqual(['분당구'])
})

test('a region is chosen when nothing smaller is left to choose', () => {
  expect(chosenRegion(regions, emptyPostcode)).toBeNull()
  expect(chosenRegion(regions, { ...emptyPostcode, province: 11 })).toBeNull()
  expect(chosenRegion(regions, seoul)?.addr_no).toBe(11680)
  expect(chosenRegion(regions, { ...emptyPostcode, province: 41, city: 41130 })).toBeNull()
  expect(chosenRegion(regions, { ...emptyPostcode, province: 41, city: 41130, district: 41135 })?.addr_no).toBe(41135)
})

test('an address is put together, shown, and taken apart again', () => {
  const region = chosenRegion(regions, seoul) as Region
  const address = addressOf(region, { ...seoul, client_addr_detail: '2층' })
  expect(address).toEqual({
    client_zip: '06236',
    addr_no: 11680,
    client_addr: '서울특별시 강남구 테헤란로 1',
    client_addr_detail: '2층',
  })
  expect(showAddress(address)).toBe('(06236) 서울특별시 강남구 테헤란로 1, 2층')
  expect(postcodeOf(regions, address)).toEqual({ ...seoul, road: '테헤란로 1', client_addr_detail: '2층' })
})
