import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type HometaxPaper, hometaxColumns } from './hometax.ts'

const paper = {
  kind: 'tax_invoice',
  note: '결제 7',
  pay_title: '강의',
  receiver: '1248100998',
  company_name: '주식회사 물건',
  supply: 100_000,
  vat: 10_000,
  total: 110_000,
  paid_dt: '2026-11-03 10:00',
} as HometaxPaper

const { company } = readConfig({ DATABASE_URL: 'postgres://unused', SEED: 'demo' })

test('the file has the 59 columns of Hometax’s form, each in its place', () => {
  const columns = hometaxColumns({ ...company, business: '서비스업', item: '경영 컨설팅' }, 'tax_invoice')
  expect(columns.length).toBe(59)
  const at = (letter: number) => [columns[letter]?.title, columns[letter]?.value(paper)]
  expect(at(0)).toEqual(['전자(세금)계산서 종류', '01'])
  expect(at(1)).toEqual(['작성일자', '20261103'])
  expect(at(2)).toEqual(['공급자 등록번호', '1234567891'])
  expect([at(7)[1], at(8)[1]]).toEqual(['서비스업', '경영 컨설팅'])
  expect(at(10)).toEqual(['공급받는자 등록번호', '1248100998'])
  expect(at(19)).toEqual(['공급가액', 100_000])
  expect(at(20)).toEqual(['세액', 10_000])
  expect([at(22), at(23)]).toEqual([
    ['일자1', '03'],
    ['품목1', '강의'],
  ])
  expect(at(27)).toEqual(['공급가액1', 100_000])
  expect(at(58)).toEqual(['영수(01), 청구(02)', '01'])
})

test('the form of what is free of tax has 54 columns, none of them for tax', () => {
  const columns = hometaxColumns(company, 'invoice')
  const free: HometaxPaper = { ...paper, kind: 'invoice', supply: 110_000, vat: 0 }
  expect(columns.length).toBe(54)
  const at = (letter: number) => [columns[letter]?.title, columns[letter]?.value(free)]
  expect(at(0)).toEqual(['전자(세금)계산서 종류', '05'])
  expect([at(19), at(20), at(21)]).toEqual([
    ['공급가액', 110_000],
    ['비고', '결제 7'],
    ['일자1', '03'],
  ])
  expect(at(26)).toEqual(['공급가액1', 110_000])
  expect(at(53)).toEqual(['영수(01), 청구(02)', '01'])
})
