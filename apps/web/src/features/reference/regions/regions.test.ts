import { expect, test } from 'vitest'
import { districtsOf, provinceOf, provinces, regionOfAddress, shortRegion } from './regions.ts'

const regions = [
  { addr_no: 11, addr_name: '서울특별시', addr_parent: null, path: '서울특별시' },
  { addr_no: 11680, addr_name: '강남구', addr_parent: 11, path: '서울특별시 강남구' },
  { addr_no: 41, addr_name: '경기도', addr_parent: null, path: '경기도' },
  { addr_no: 41130, addr_name: '성남시', addr_parent: 41, path: '경기도 성남시' },
  { addr_no: 41135, addr_name: '분당구', addr_parent: 41130, path: '경기도 성남시 분당구' },
]

test('every region has its province', () => {
  expect(provinces(regions).map(({ addr_no }) => addr_no)).toEqual([11, 41])
  expect(provinceOf(regions, 41135)?.addr_no).toBe(41)
  expect(provinceOf(regions, 41)?.addr_no).toBe(41)
  expect(provinceOf(regions, null)).toBeUndefined()
})

test('districts of large cities carry the city in their name', () => {
  expect(districtsOf(regions, regions[2])).toEqual([
    { addr_no: 41130, name: '성남시' },
    { addr_no: 41135, name: '성남시 분당구' },
  ])
  expect(districtsOf(regions, undefined)).toEqual([])
})

test('an address lies in the smallest region that it begins with', () => {
  expect(regionOfAddress(regions, '경기도 성남시 분당구 판교역로 235')?.addr_no).toBe(41135)
  expect(regionOfAddress(regions, '경기도 성남시')?.addr_no).toBe(41130)
  expect(regionOfAddress(regions, '경기도성남시')).toBeUndefined()
  expect(regionOfAddress(regions, '테헤란로 1')).toBeUndefined()
})

test.each([
  ['서울특별시 강남구', '서울 강남구'],
  ['경기도 성남시 분당구', '경기 성남시 분당구'],
  ['전라남도 순천시', '전남 순천시'],
  ['전북특별자치도 전주시 덕진구', '전북 전주시 덕진구'],
  ['세종특별자치시 세종시', '세종'],
  ['제주특별자치도 제주시', '제주'],
  ['부산광역시', '부산'],
])('%s is %s for short', (path, short) => {
  expect(shortRegion(path)).toBe(short)
})
