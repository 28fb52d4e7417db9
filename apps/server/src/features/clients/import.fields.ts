import { clientFields as words } from '@crm/contract/features/clients/clients'
import type { ImportField } from '../../context.ts'
import { importText } from './import.messages.ts'

/** The columns of a file of companies, in the order of the template; the list's own Excel file has the same heads. */
export const importFields = {
  client_type: { label: words.client_type, aliases: ['유형', '분류'], example: '고객사', width: 10 },
  client_name: {
    label: words.client_name,
    aliases: ['업체명', '기업명', '상호', '상호명', '고객사명', '고객사', '법인명'],
    isRequired: true,
    example: '주식회사 예시컴퍼니',
    width: 26,
  },
  client_biz_no: { label: words.client_biz_no, aliases: ['사업자번호'], example: '124-81-00998' },
  client_rep_name: {
    label: words.client_rep_name,
    aliases: ['대표', '대표이사', '대표자명'],
    example: '김대표',
    width: 12,
  },
  client_phone: {
    label: words.client_phone,
    aliases: ['휴대폰', '대표번호', '전화번호', '휴대전화'],
    example: '010-1234-5678',
  },
  'client_contact.0.name': { label: importText.contactName, aliases: ['실무자'], example: '이담당', width: 12 },
  'client_contact.0.number': {
    label: importText.contactNumber,
    aliases: [words.client_contact],
    example: '010-2345-6789',
  },
  client_zip: { label: words.client_zip, example: '06236', width: 10 },
  client_addr: {
    label: words.client_addr,
    aliases: ['사업장주소', '소재지'],
    example: '서울특별시 강남구 테헤란로 1',
    width: 34,
  },
  client_addr_detail: { label: words.client_addr_detail, example: '3층' },
  addr_no: { label: words.addr_no, example: '서울특별시 강남구', width: 22 },
  bt_no: { label: words.bt_no, aliases: ['업태'], example: 'IT 서비스 · SaaS', width: 20 },
  it_no: { label: words.it_no, example: '시드' },
  thm_no: { label: words.thm_no, example: '초기창업' },
  client_homepage: { label: words.client_homepage, aliases: ['웹사이트'], example: 'www.example.com', width: 24 },
  client_managers: { label: words.client_managers, example: '', width: 20 },
  client_note: { label: words.client_note, aliases: ['메모', '비고'], example: '', width: 30 },
  state: { label: words.state, example: '거래 중', width: 12 },
} satisfies Record<string, ImportField>

export type ClientImportField = keyof typeof importFields
