import { isAtSigners, isConcluded } from '@crm/contract/features/contracts/contracts.words'
import { mobileOf } from '@crm/contract/features/estimates/estimates.words'
import { showDate, showLongDate } from '@crm/contract/kit/dates'
import { showNumber } from '@crm/contract/kit/numbers'
import { pathOf } from '@crm/contract/paths'
import { type AlimtalkSubject, defineAlimtalk, type GapSource } from '../../../alimtalk/defineAlimtalk.ts'
import { hashCode, newCode } from '../../../db/oneTimeCodes.ts'
import { hashToken } from '../../../http/caller/actors.ts'
import { newToken } from '../../estimates/links/linkTokens.ts'
import { contractLink } from '../conclude.service.ts'
import { codeMinutes, findSignerToProve, type SignerToProve, setCode } from './codes.queries.ts'
import { findLinkToSend, type SignerLinkToSend, setToken } from './links.queries.ts'
import { signerUrl } from './signerTokens.ts'
import { signingText } from './signing.messages.ts'

type Person = Pick<SignerLinkToSend, 'cs_name' | 'cs_phone' | 'cs_email'>

const contactsOf = ({ cs_name, cs_phone, cs_email }: Person) => [
  { name: cs_name, number: mobileOf(cs_phone) ?? null, email: cs_email || null },
]
const linkOf = (_: number, row: { ctr_no: number; proj_no: number } | undefined) =>
  row ? contractLink(row) : pathOf('Index')

/** Somebody who is still to sign. */
export const mayBeAsked = ({ ctr_state, cs_state, is_revoked, is_over }: SignerLinkToSend) =>
  !is_revoked && !is_over && isAtSigners(ctr_state) && cs_state === 'asked'

const aboutRequest: AlimtalkSubject<SignerLinkToSend> = {
  table: 'signer_links',
  find: findLinkToSend,
  contactsOf,
  obstacleOf: (link) =>
    link && mayBeAsked(link)
      ? null
      : { refusal: signingText.notAsked, outcome: link?.is_revoked ? signingText.withdrawn : signingText.notNeeded },
  linkOf,
}

export const mayBeGiven = ({ ctr_state, is_revoked }: SignerLinkToSend) => !is_revoked && isConcluded(ctr_state)

const aboutCopy: AlimtalkSubject<SignerLinkToSend> = {
  ...aboutRequest,
  obstacleOf: (link) =>
    link && mayBeGiven(link) ? null : { refusal: signingText.notDone, outcome: signingText.withdrawn },
}

/** Made when the message leaves, because only its hash is kept. */
const secretAddress = async ({ db, config }: GapSource, { slk_no }: SignerLinkToSend) => {
  const token = newToken()
  await setToken(db, slk_no, hashToken(token))
  return signerUrl(config, token)
}

const sampleAddress = 'https://crm.example.com/public/estimate-contract?t=…'

export const contractRequestTalk = defineAlimtalk({
  name: 'contract_request',
  title: '계약 서명 요청',
  subject: aboutRequest,
  lines: [
    '#{이름} 님, 안녕하세요. #{회사}입니다.',
    '계약서에 서명을 부탁드려요.',
    '',
    '■ 계약: #{계약}',
    '■ 금액: #{금액}원',
    '■ 서명 기한: #{기한}까지',
    '',
    '아래 주소에서 내용을 확인하고 서명할 수 있어요.',
    '#{주소}',
  ],
  gaps: ({ ctr_title, ctr_amount, ctr_valid_dt }: SignerLinkToSend) => ({
    계약: ctr_title,
    금액: showNumber(ctr_amount),
    기한: showDate(ctr_valid_dt),
  }),
  gapsWhenSent: { 주소: secretAddress },
  sample: { 계약: 'IR 덱 제작 용역', 금액: '13,580,245', 기한: '12.01(화)', 주소: sampleAddress },
})

export const contractDoneTalk = defineAlimtalk({
  name: 'contract_done',
  title: '계약 체결 안내',
  subject: aboutCopy,
  lines: [
    '#{이름} 님, 안녕하세요. #{회사}입니다.',
    '계약이 체결되었어요.',
    '',
    '■ 계약: #{계약}',
    '■ 계약일: #{계약일}',
    '■ 금액: #{금액}원',
    '',
    '아래 주소에서 #{보관}까지 계약서를 받을 수 있어요.',
    '#{주소}',
  ],
  gaps: ({ ctr_title, ctr_amount, ctr_concluded_dt, until }: SignerLinkToSend) => ({
    계약: ctr_title,
    계약일: showLongDate(ctr_concluded_dt),
    금액: showNumber(ctr_amount),
    보관: showLongDate(until),
  }),
  gapsWhenSent: { 주소: secretAddress },
  sample: {
    ...{ 계약: 'IR 덱 제작 용역', 계약일: '2026.11.17(화)', 금액: '13,580,245' },
    ...{ 보관: '2027.11.17(수)', 주소: sampleAddress },
  },
})

const aboutCode: AlimtalkSubject<SignerToProve> = {
  table: 'contract_signers',
  find: findSignerToProve,
  contactsOf,
  obstacleOf: (signer) =>
    signer && isAtSigners(signer.ctr_state) && signer.cs_state === 'asked'
      ? null
      : { refusal: signingText.notWaiting, outcome: signingText.notNeeded },
  linkOf,
}

export const signCodeTalk = defineAlimtalk({
  name: 'sign_code',
  title: '계약 서명 인증 코드',
  subject: aboutCode,
  leavesAtNight: true,
  lines: [
    '#{이름} 님, #{회사} 계약 서명을 위한 인증 코드예요.',
    '',
    '인증 코드: #{코드}',
    '',
    '#{분}분 안에 서명 화면에 입력해 주세요. 다른 사람에게 알려 주지 마세요.',
  ],
  gaps: () => ({ 분: String(codeMinutes) }),
  gapsWhenSent: {
    // Nobody keeps the code itself: only its hash, for ten minutes from now.
    코드: async ({ db }, { cs_no }) => {
      const code = newCode()
      await setCode(db, cs_no, hashCode(cs_no, code))
      return code
    },
  },
  sample: { 코드: '204815', 분: '10' },
})
