import * as z from 'zod'
import { dateTime, no, optionalLine } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import { contractMessages, ctrState, signerState, signMethod } from '../contracts/contracts.words.ts'
import { Recipient } from '../estimates/estimates.ts'
import { isMobile } from '../estimates/estimates.words.ts'

export const mostSigners = 3

const email = z.union([z.literal(''), z.email('이메일 형식이 올바르지 않아요.').max(254)])

export const SignerDraft = z
  .object({
    cs_name: z.string().trim().min(1, contractMessages.signerName).max(50, { abort: true }).pipe(optionalLine(50)),
    cs_title: optionalLine(50),
    cs_phone: optionalLine(20),
    cs_email: email,
  })
  .refine(({ cs_phone, cs_email }) => cs_email !== '' || isMobile(cs_phone), {
    path: ['cs_phone'],
    message: contractMessages.signerReach,
  })
export type SignerDraft = z.output<typeof SignerDraft>

export const ContractDraft = z.object({
  ctr_title: z.string().trim().min(1, contractMessages.title).max(100, { abort: true }).pipe(optionalLine(100)),
  ctt_no: no(contractMessages.template),
  ctr_special: z.string().trim().max(5000),
  is_in_order: z.boolean(),
  signatory_no: no(contractMessages.signatory),
  ctr_valid_dt: z.iso.date(contractMessages.validDate),
  ctr_memo: z.string().trim().max(2000),
  signers: z.array(SignerDraft).min(1, contractMessages.signers).max(mostSigners, contractMessages.signers),
})
export type ContractDraft = z.output<typeof ContractDraft>

/** What the form of a contract offers. */
export const ContractChoices = z.object({
  templates: z.array(z.object({ ctt_no: no(), ctt_name: z.string(), ctt_text: z.string() })),
  /** emp_lv 4 or more, or AdminContract. */
  signatories: z.array(z.object({ emp_no: no(), emp_name: z.string() })),
  /** People of the client. */
  recipients: z.array(Recipient),
  est_title: z.string(),
  est_amount: z.int(),
  /** False with the reason while the key that seals contracts cannot be used. */
  may_send: z.boolean(),
  problem: z.string(),
})
export type ContractChoices = z.output<typeof ContractChoices>

/** Agreed to one by one before signing. */
export const consentKind = labelled({
  signature: '전자서명으로 계약하는 데 동의해요',
  privacy: '계약을 위한 개인정보 수집과 이용에 동의해요',
  withdrawal: '계약 후 7일 이내에 청약을 철회할 수 있음을 확인했어요',
  records: '계약과 결제 기록이 5년 동안 보관됨을 확인했어요',
})
export type ConsentKind = (typeof consentKind.values)[number]

export const signingMessages = {
  gone: '유효하지 않은 링크예요. 담당자에게 다시 요청해 주세요.',
  notYourTurn: '앞선 서명자가 서명하면 알려 드릴게요.',
  notOpen: '지금은 서명할 수 없는 계약이에요.',
  expired: '서명 기한이 지난 계약이에요. 담당자에게 다시 요청해 주세요.',
  signed: '이미 서명했어요.',
  readFirst: '계약 내용을 끝까지 읽어 주세요.',
  consentFirst: '모든 항목에 동의해 주세요.',
  codeFirst: '인증 코드로 본인 확인을 해 주세요.',
  codeWrong: (left: number) => `인증 코드가 맞지 않아요. ${left}번 더 시도할 수 있어요.`,
  codeGone: '인증 코드가 만료되었어요. 다시 받아 주세요.',
  codeTooMany: '인증 코드를 너무 많이 틀렸어요. 다시 받아 주세요.',
  code: '여섯 자리 숫자를 입력해 주세요.',
  noWay: '인증 코드를 보낼 수 없어요. 다른 방법을 골라 주세요.',
  codeLimit: '인증 코드를 너무 자주 받았어요. 한 시간 뒤에 다시 받아 주세요.',
  name: '이름을 입력해 주세요.',
  nameDiffers: (name: string) => `계약에 적힌 이름(${name})과 같게 입력해 주세요.`,
  image: '서명을 그려 주세요.',
  imageKind: 'PNG 그림만 쓸 수 있어요.',
  imageSize: '서명 그림이 너무 커요.',
  declineReason: '거절하는 이유를 적어 주세요.',
  notPdf: 'PDF 파일을 올려 주세요.',
} as const

/** PNG as a data address; 500 kB at most. */
export const mostImage = 500_000

/** A contract as a signer reads it. */
export const SignerPage = z.object({
  company: z.object({ name: z.string(), phone: z.string().nullable() }),
  ctr_title: z.string(),
  ctr_state: ctrState.schema,
  client_name: z.string(),
  emp_name: z.string().nullable(),
  ctr_html: z.string(),
  ctr_amount: z.int(),
  ctr_valid_dt: z.string(),
  ctr_concluded_dt: z.string().nullable(),
  ctr_hash: z.string(),
  /** 0 on the last day; negative when it is over. */
  days_left: z.int(),
  /** Whose page it is. */
  me: z.object({
    cs_name: z.string(),
    cs_title: z.string(),
    cs_state: signerState.schema,
    is_read: z.boolean(),
    consents: z.array(consentKind.schema),
    is_verified: z.boolean(),
    /** The ways a code can go, with the address made unreadable in part: 010-****-5678. */
    code_ways: z.array(z.object({ way: z.literal(['talk', 'mail']), to: z.string() })),
    cs_signed_dt: dateTime().nullable(),
    cs_method: signMethod.schema.nullable(),
  }),
  signers: z.array(
    z.object({
      cs_name: z.string(),
      cs_title: z.string(),
      cs_state: signerState.schema,
      cs_signed_dt: dateTime().nullable(),
    }),
  ),
  /** The sealed PDF can be read. */
  is_sealed: z.boolean(),
})
export type SignerPage = z.output<typeof SignerPage>

/** What a dropped PDF turned out to be. */
export const verdict = labelled({
  intact: '위변조되지 않은 계약서예요.',
  changed: '서명 뒤에 내용이 바뀐 문서예요.',
  foreign: '이 회사가 발급한 문서가 아니에요.',
  unsealed: '아직 봉인되지 않은 계약서예요.',
})

export const Verification = z.object({
  verdict: verdict.schema,
  /** Each on its own, in the order in which they were looked at. */
  checks: z.array(z.object({ name: z.string(), is_right: z.boolean() })),
  ctr_title: z.string().nullable(),
  client_name: z.string().nullable(),
  ctr_concluded_dt: z.string().nullable(),
  sealed_dt: dateTime().nullable(),
  signers: z.array(z.object({ cs_name: z.string(), cs_signed_dt: dateTime().nullable() })),
})
export type Verification = z.output<typeof Verification>
