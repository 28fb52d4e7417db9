import { crc32, deflateSync } from 'node:zlib'
import type { CompanyInfo } from '@crm/contract/features/portal/portal'
import type { AuditEvent } from '../features/contracts/sealing/audit.ts'
import type { ContractPaper, PaperSigner } from '../features/contracts/sealing/document.ts'
import type { ContractSnapshot } from '../features/contracts/signing/snapshot.ts'
import { sealOf } from '../pdf/seal.ts'

const chunk = (kind: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A wave on a transparent ground, as somebody draws with a finger. */
export const drawnSignature = ({ width = 400, height = 160 } = {}) => {
  const rows = Buffer.alloc(height * (1 + width * 4))
  for (let x = 20; x < width - 20; x += 1)
    for (let thick = -2; thick <= 2; thick += 1) {
      const y = Math.round(height / 2 + (height / 3) * Math.sin((x / width) * 16) + thick)
      rows.set([20, 25, 40, 255], y * (1 + width * 4) + 1 + x * 4)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const company: CompanyInfo = {
  name: '빌더스컨설팅',
  representative: '김서연',
  businessNumber: '123-45-67891',
  mailOrderNumber: null,
  address: '서울특별시 강남구 테헤란로 123, 8층',
  phone: '02-555-0100',
  email: null,
  siteUrl: null,
  introductionUrl: null,
  chatUrl: null,
  guides: [],
  channels: [],
}

const article = (number: number) =>
  `<h3>제${number}조 (내용)</h3><p>갑과 을은 <strong>신의성실</strong>의 원칙에 따라 이 계약을 이행하고, 서로의 자료를 계약의 목적으로만 써요. 납품은 서면이나 전자문서로 하고, 갑은 받은 날부터 7일 안에 검수해요.</p><ol><li><p>결과물은 대금을 모두 치른 때에 갑의 것이 돼요.</p></li><li><p>을은 갑의 비밀을 계약이 끝난 뒤 3년 동안 지켜요.</p></li></ol>`

export const sampleSnapshot = (changes: Partial<ContractSnapshot> = {}): ContractSnapshot => ({
  ctr_no: 147,
  ctr_title: '시드 투자 준비 컨설팅 용역 계약',
  ctr_html: Array.from({ length: 8 }, (_, at) => article(at + 1)).join(''),
  ctr_amount: 13_580_245,
  ctr_valid_dt: '2026-11-30',
  est_no: 1,
  est_code: 'BE-2026-00147',
  est_supply: 12_345_678,
  est_vat: 1_234_567,
  plans: [],
  client: {
    client_name: '주식회사 그린루프',
    client_rep_name: '이도현',
    client_biz_no: '220-81-62517',
    client_addr: '서울특별시 성동구 성수이로 51, 3층',
    client_phone: '01023456789',
  },
  company,
  cse_no: null,
  signatory: { emp_no: 1, name: '김서연' },
  is_in_order: true,
  signers: [{ cs_no: 1, cs_name: '이도현', cs_title: '대표이사' }],
  sent_at: '2026-11-17T05:00:00Z',
  ...changes,
})

export const signerOf = (changes: Partial<PaperSigner> = {}): PaperSigner => ({
  cs_name: '이도현',
  cs_title: '대표이사',
  signed_at: '2026.11.18 14:20:31',
  cs_method: 'typed',
  cs_image: null,
  ...changes,
})

export const eventOf = (changes: Partial<AuditEvent> = {}): AuditEvent => ({
  at: '2026.11.18 14:20:31',
  ce_kind: 'viewed',
  name: '이도현',
  text: '',
  ce_address: '211.234.118.27',
  ce_device:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ...changes,
})

export const samplePaper = (changes: Partial<ContractPaper> = {}): ContractPaper => ({
  snapshot: sampleSnapshot(),
  ctr_hash: '3f9a'.repeat(16),
  sent_at: '2026.11.17 14:00:05',
  signers: [signerOf()],
  seal: { svg: sealOf(company.name) },
  ...changes,
})
