import { clients } from '@crm/contract/features/clients/clients'
import type { RequestOf } from '@crm/contract/kit/endpoint'
import { aBusinessNumber } from '../../seed/names.ts'
import { startTestApp } from './startTestApp.ts'

export type ClientDraft = RequestOf<typeof clients.create>['body']
let serial = 0

export const draft = (changes: Partial<ClientDraft> = {}): ClientDraft => ({
  client_type: 'client',
  client_name: `시험회사 ${++serial}`,
  client_rep_name: '이대표',
  client_biz_no: aBusinessNumber(serial + 500),
  client_phone: '010-1234-5678',
  client_contact: [{ name: '박담당', number: '010-2345-6789' }],
  client_zip: '06236',
  client_addr: '서울특별시 강남구 테헤란로 1',
  client_addr_detail: '3층',
  addr_no: 11680,
  bt_no: 1,
  it_no: 3,
  thm_no: 2,
  client_homepage: 'www.test.example',
  client_managers: [],
  client_note: '소개로 알게 됨',
  state: 1,
  ...changes,
})

/** A company of which only the name is known. */
export const nothingKnown = {
  client_rep_name: '',
  client_biz_no: '',
  client_phone: '',
  client_contact: [],
  client_zip: '',
  client_addr: '',
  client_addr_detail: '',
  addr_no: null,
  bt_no: null,
  it_no: null,
  thm_no: null,
  client_homepage: '',
  client_note: '',
} satisfies Partial<ClientDraft>

/** A test app with somebody who manages companies. */
export const clientFixture = async () => {
  const app = await startTestApp()
  const mina = await app.staff({ user_name: '김미나', emp_scope: ['ClientVcList'] })

  const register = async (changes: Partial<ClientDraft> = {}) => {
    const { query } = await mina.call(clients.create, { body: draft(changes) })
    return query[0] as (typeof query)[number]
  }
  return { app, mina, register }
}

export type ClientFixture = Awaited<ReturnType<typeof clientFixture>>
