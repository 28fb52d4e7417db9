import { crc32, deflateSync } from 'node:zlib'
import { contractSigning } from '@crm/contract/features/contractSigning/contractSigning'
import {
  type ContractDraft,
  consentKind,
  type SignerDraft,
  type SignerPage,
} from '@crm/contract/features/contractSigning/contractSigning.rows'
import { contracts } from '@crm/contract/features/contracts/contracts'
import type { Contract } from '@crm/contract/features/contracts/contracts.rows'
import { sql } from 'kysely'
import { koreaToday } from '../clock.ts'
import { hashCode } from '../db/oneTimeCodes.ts'
import { publicEstimateFixture } from './publicEstimateFixture.ts'

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG with a stroke across it, as the page sends it; `ink` 0 leaves it empty. */
export const drawnPng = ({ width = 60, height = 20, ink = 200 } = {}) => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = Buffer.alloc((width * 4 + 1) * height)
  for (let at = 0; at < width; at++) rows[Math.floor(height / 2) * (width * 4 + 1) + 1 + at * 4 + 3] = ink
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))],
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

export const signerDraft = (changes: Partial<SignerDraft> = {}): SignerDraft => ({
  cs_name: '한대표',
  cs_title: '대표',
  cs_phone: '010-1234-5678',
  cs_email: 'han@one.example',
  ...changes,
})

export const threeSigners = [
  signerDraft(),
  signerDraft({ cs_name: '두이사', cs_title: '이사', cs_phone: '010-2222-0002', cs_email: 'two@one.example' }),
  signerDraft({ cs_name: '세감사', cs_title: '감사', cs_phone: '', cs_email: 'three@one.example' }),
]

/** A manager’s project whose estimates become electronic contracts, and our signatory. */
export const contractSigningFixture = async (options: Parameters<typeof publicEstimateFixture>[0] = {}) => {
  const set = await publicEstimateFixture({
    config: { seed: 'demo', alimtalk: { solapi: undefined, quiet: { from: 0, until: 0 } } },
    ...options,
  })
  const { app, mina, issue } = set
  const ceo = await app.staff({ user_name: '김서연', emp_scope: ['WorkList'], emp_lv: 5 })
  const admin = await app.staff({ user_name: '계약자', emp_scope: ['AdminContract'], emp_lv: 1 })

  const draftOf = (changes: Partial<ContractDraft> = {}): ContractDraft => ({
    ctr_title: 'IR 덱 제작 용역 계약',
    ctt_no: 1,
    ctr_special: '',
    is_in_order: true,
    signatory_no: ceo.emp_no ?? 0,
    ctr_valid_dt: koreaToday(),
    ctr_memo: '남에게 보이지 않는 메모',
    signers: [signerDraft()],
    ...changes,
  })
  const read = async (ctr_no: number) =>
    (await admin.call(contracts.detail, { params: { ctr_no } })).query[0] as Contract
  const create = async (changes: Partial<ContractDraft> = {}, est_no?: number) => {
    const body = { est_no: est_no ?? (await issue()).est_no, ...draftOf(changes) }
    return (await mina.call(contractSigning.create, { body })).query[0] as Contract
  }
  const send = async ({ ctr_no, rev }: Pick<Contract, 'ctr_no' | 'rev'>) =>
    (await ceo.call(contractSigning.send, { params: { ctr_no }, body: { rev } })).query[0] as Contract
  const linkOf = async (ctr_no: number, cs_no: number) =>
    (await mina.call(contractSigning.createLink, { params: { ctr_no, cs_no } })).query[0]?.t ?? ''
  /** Sent, with a link for the first signer. */
  const offer = async (changes: Partial<ContractDraft> = {}) => {
    const contract = await send(await create(changes))
    const cs_no = contract.signers[0]?.cs_no ?? 0
    return { ...contract, cs_no, t: await linkOf(contract.ctr_no, cs_no) }
  }

  const show = async (t: string) => (await app.call(contractSigning.show, { body: { t } })).query[0] as SignerPage
  const agree = async (t: string) => {
    await app.call(contractSigning.read, { body: { t } })
    for (const consent of consentKind.values)
      await app.call(contractSigning.consent, { body: { t, consent, is_agreed: true } })
  }
  /** As if a message with this code had just left. */
  const giveCode = (cs_no: number, code: string, minutes = 10) =>
    sql`update contract_signers set code_hash = ${hashCode(cs_no, code)}, code_tries = 0,
               code_until = now() + ${minutes} * interval '1 minute' where cs_no = ${cs_no}`.execute(app.db)
  const confirm = (t: string, code: string) => app.call(contractSigning.confirmCode, { body: { t, code } })
  /** Everything that comes before a signature. */
  const prepare = async (t: string, cs_no: number) => {
    await agree(t)
    await giveCode(cs_no, '123456')
    await confirm(t, '123456')
  }
  const sign = async (t: string, name = '한대표') => {
    const body = { t, name, title: '', method: 'drawn', image: drawnPng() } as const
    return (await app.call(contractSigning.sign, { body })).query[0] as SignerPage
  }
  /** From the link to the signature. */
  const signAs = async (ctr_no: number, { cs_no, cs_name }: { cs_no: number; cs_name: string }) => {
    const t = await linkOf(ctr_no, cs_no)
    await prepare(t, cs_no)
    return sign(t, cs_name)
  }
  const isWhole = async (ctr_no: number) =>
    (await sql<{ whole: boolean }>`select crm_chain_is_whole(${ctr_no}) as whole`.execute(app.db)).rows[0]?.whole
  const kindsOf = async (ctr_no: number) => (await read(ctr_no)).events.map(({ ce_kind }) => ce_kind)

  return {
    ...{ ...set, ceo, admin, draftOf, read, create, send, linkOf, offer, show, agree, giveCode, confirm, prepare },
    ...{ sign, signAs, isWhole, kindsOf },
  }
}
