import * as z from 'zod'
import { clients } from '../../access.ts'
import { listOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { dateTime, key } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { contractParams, contractWorkers } from '../contracts/contracts.ts'

/** In the order of the file: what stands in front of its name is its number. */
export const pieceKind = labelled({
  estimate: '견적서',
  contract: '계약서',
  tax_invoice: '세금계산서',
  invoice: '계산서',
  cash_receipt: '현금영수증',
  card_slip: '카드 결제 확인서',
  tax_file: '증빙 첨부',
  deposits: '입금 확인서',
  registration: '사업자등록증',
  account: '통장 사본',
})
export type PieceKind = (typeof pieceKind.values)[number]

/** `part`: it is in, but does not cover everything yet. */
export const pieceState = labelled({ there: '있음', part: '일부', missing: '없음' })
export type PieceState = (typeof pieceState.values)[number]

/** Where staff bring what is missing. */
export const mendPlace = labelled({
  estimate: '견적 열기',
  files: '첨부하기',
  taxPapers: '세금계산서 열기',
  deposits: '입금 열기',
  company: '회사·직인 열기',
})
export type MendPlace = (typeof mendPlace.values)[number]

export const SettlementPiece = z.object({
  kind: pieceKind.schema,
  /** The name of the file, also of one that is missing. */
  name: z.string(),
  state: pieceState.schema,
  /** Why it is missing, or what is missing of it; empty where nothing is. */
  reason: z.string(),
  /** Null where nobody can bring it by hand, and for clients. */
  mend: mendPlace.schema.nullable(),
  /** In bytes; null for what is missing, and for what is written when it is downloaded. */
  size: z.int().nullable(),
})
export type SettlementPiece = z.output<typeof SettlementPiece>

export const Settlement = z.object({
  pieces: z.array(SettlementPiece),
  /** How many are missing, or not whole. */
  missing: z.int(),
  /** Who has downloaded it, the newest first; empty for clients. */
  downloads: z.array(z.object({ user_name: z.string(), sd_missing: z.int(), reg_dt: dateTime() })),
})
export type Settlement = z.output<typeof Settlement>

const ofContract = '/crm/v3/contracts/:ctr_no/settlement'
const ofEstimate = '/crm/v3/client_estimates/:est_no/settlement'
const ownParams = z.object({ est_no: key() })
/** Papers are written each time. */
const limit = { points: 20, seconds: 60 }

/** 정산 증빙 꾸러미: the papers of a concluded contract in one zip, for staff and for the company itself. */
export const settlements = {
  contents: endpoint({
    method: 'GET',
    path: ofContract,
    summary: '체결한 계약의 정산 증빙: 들어 있는 서류와 빠진 서류, 빠진 이유. 체결 전이면 비어 있다',
    access: contractWorkers,
    params: contractParams,
    response: listOf(Settlement),
  }),
  zip: endpoint({
    method: 'GET',
    path: `${ofContract}/zip`,
    summary: '정산 증빙을 zip 하나로. 내려받은 사람을 기록한다',
    access: contractWorkers,
    limit,
    binary: true,
    params: contractParams,
    response: listOf(z.never()),
  }),
  ownContents: endpoint({
    method: 'GET',
    path: ofEstimate,
    summary: '자기 회사 계약의 정산 증빙: 들어 있는 서류와 빠진 서류. 체결한 계약이 없으면 404',
    access: clients,
    params: ownParams,
    response: listOf(Settlement),
  }),
  ownZip: endpoint({
    method: 'GET',
    path: `${ofEstimate}/zip`,
    summary: '자기 회사 계약의 정산 증빙을 zip 하나로',
    access: clients,
    limit,
    binary: true,
    params: ownParams,
    response: listOf(z.never()),
  }),
}
