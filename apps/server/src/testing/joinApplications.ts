import type { ClientJoin, StaffJoin, VcJoin } from '@crm/contract/features/join/join'
import type * as z from 'zod'

let serial = 0

const account = () => {
  serial += 1
  const user_id = `applicant${serial}`
  return {
    user_id,
    user_pw: 'Applicant1',
    user_pw_again: 'Applicant1',
    user_name: `신청자${serial}`,
    user_email: `${user_id}@example.com`,
    user_phone: '010-1234-5678',
    agree_terms: true as const,
    agree_privacy: true as const,
  }
}

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** A business number that proves itself, a different one for every index. */
export const businessNumberOf = (index: number) => {
  const nine = String(100_000_000 + index).padStart(9, '0')
  const sum = [...nine].reduce((total, digit, at) => total + Number(digit) * (weights[at] ?? 0), 0)
  const check = (10 - ((sum + Math.floor((Number(nine[8]) * 5) / 10)) % 10)) % 10
  return nine + check
}

export const clientApplication = (changes: Partial<z.input<typeof ClientJoin>> = {}): z.input<typeof ClientJoin> => ({
  ...account(),
  client_name: `새회사${serial}`,
  client_rep_name: '김대표',
  client_biz_no: businessNumberOf(serial),
  is_pre_startup: false,
  bt_no: 1,
  client_contact: [{ name: '이담당', number: '010-2222-3333' }],
  client_zip: '06236',
  addr_no: 11680,
  client_addr: '서울특별시 강남구 테헤란로 1',
  client_addr_detail: '2층',
  ...changes,
})

export const staffApplication = (changes: Partial<z.input<typeof StaffJoin>> = {}): z.input<typeof StaffJoin> => ({
  ...account(),
  team_no: 3,
  ...changes,
})

export const vcApplication = (changes: Partial<z.input<typeof VcJoin>> = {}): z.input<typeof VcJoin> => ({
  ...account(),
  vc_name: '하늘벤처스',
  vc_position: '심사역',
  ...changes,
})
