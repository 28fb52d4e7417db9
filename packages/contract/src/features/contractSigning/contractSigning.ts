import * as z from 'zod'
import { anyone, staff } from '../../access.ts'
import { listOf, removal } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, no, optionalLine } from '../../kit/fields.ts'
import { Contract } from '../contracts/contracts.rows.ts'
import { contractParams, contractsPath, contractWorkers } from '../contracts/contracts.ts'
import { contractMessages, signMethod } from '../contracts/contracts.words.ts'
import { LinkToken } from '../publicEstimates/publicEstimates.rows.ts'
import {
  ContractChoices,
  ContractDraft,
  consentKind,
  mostImage,
  SignerPage,
  signingMessages,
  Verification,
} from './contractSigning.rows.ts'

const path = contractsPath
const params = contractParams
const access = contractWorkers
const rev = no()

const act = <Name extends string, Body extends z.ZodObject>(name: Name, summary: string, body: Body) =>
  endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/${name}` as const,
    summary,
    access,
    params,
    body,
    response: listOf(Contract),
  })

const publicPath = '/crm/v3/public_estimate/contract'
const t = LinkToken

const byLink = <Name extends string, Body extends z.ZodObject>(
  action: Name,
  summary: string,
  points: number,
  body: Body,
) =>
  endpoint({
    method: 'POST',
    path: `${publicPath}/${action}` as const,
    summary,
    access: anyone,
    limit: { points, seconds: 60 },
    body,
    response: listOf(SignerPage),
  })

const signerName = z.string().trim().min(1, signingMessages.name).max(50, { abort: true }).pipe(optionalLine(50))
const image = z
  .string()
  .max(mostImage, { message: signingMessages.imageSize, abort: true })
  .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, signingMessages.imageKind)

/** Contracts that are signed on a page of their own: what staff prepare, and what signers do. */
export const contractSigning = {
  choices: endpoint({
    method: 'GET',
    path: `${path}/choices/:est_no`,
    summary: '전자 계약을 만들 때 고를 것: 서식, 우리 서명자, 고객사의 사람',
    access,
    params: z.object({ est_no: key() }),
    response: listOf(ContractChoices),
  }),
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    summary: '서식에 견적의 내용을 채운 계약 본문',
    access,
    body: z.object({ est_no: no(), ctt_no: no(contractMessages.template), ctr_special: z.string().trim().max(5000) }),
    response: listOf(z.object({ html: z.string() })),
  }),
  create: endpoint({
    method: 'POST',
    path,
    summary: '발행했거나 승낙받은 견적으로 전자 계약 작성',
    access,
    body: ContractDraft.extend({ est_no: no() }),
    response: listOf(Contract),
  }),
  update: endpoint({
    method: 'PUT',
    path: `${path}/:ctr_no`,
    summary: '작성 중인 계약 수정. rev가 낡았으면 409',
    access,
    params,
    body: ContractDraft.extend({ rev }),
    response: listOf(Contract),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `${path}/:ctr_no`,
    summary: '작성 중인 계약 삭제',
    access,
    params,
    response: removal(),
  }),
  ask: act('ask', '우리 서명자에게 날인 요청', z.object({ rev })),
  send: act(
    'send',
    '날인하고 발송: 본문이 정해지고 서명 요청이 나간다. 우리 서명자나 AdminContract',
    z.object({ rev }),
  ),
  withdraw: act(
    'withdraw',
    '체결 전 계약 거두기: 서명 링크가 닫힌다',
    z.object({ reason: z.string().trim().min(1, contractMessages.withdrawReason).max(500), rev }),
  ),
  remind: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/signers/:cs_no/remind`,
    summary: '서명 요청 다시 보내기',
    access,
    params: params.extend({ cs_no: key() }),
    response: listOf(Contract),
  }),
  createLink: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/signers/:cs_no/link`,
    summary: '서명 페이지의 새 링크. 토큰은 이 답에만 있다',
    access,
    params: params.extend({ cs_no: key() }),
    response: listOf(z.object({ t: LinkToken })),
  }),
  seal: endpoint({
    method: 'POST',
    path: `${path}/:ctr_no/seal`,
    summary: '봉인하지 못한 계약을 다시 봉인. AdminContract',
    access: staff('AdminContract'),
    params,
    response: listOf(Contract),
  }),
  pdf: endpoint({
    method: 'GET',
    path: `${path}/:ctr_no/pdf`,
    summary: '계약서 PDF: 봉인했으면 봉인한 것, 보냈으면 보낸 것, 작성 중이면 초안',
    access,
    binary: true,
    params,
    response: listOf(z.never()),
  }),

  // The token `t` is in the body, because addresses are written into logs.
  show: byLink('show', '링크로 보는 계약. 열 수 없는 링크는 모두 같은 답', 60, z.object({ t })),
  read: byLink('read', '계약 본문을 끝까지 읽음', 20, z.object({ t })),
  consent: byLink('consent', '동의 하나', 60, z.object({ t, consent: consentKind.schema, is_agreed: z.boolean() })),
  sendCode: byLink(
    'code',
    '여섯 자리 인증 코드 보내기. 10분, 5번까지',
    5,
    z.object({ t, way: z.literal(['talk', 'mail']) }),
  ),
  confirmCode: byLink(
    'confirm',
    '인증 코드 확인',
    20,
    z.object({ t, code: z.string().regex(/^\d{6}$/, signingMessages.code) }),
  ),
  sign: byLink(
    'sign',
    '서명. 마지막 서명으로 계약이 체결된다',
    10,
    z
      .object({
        t,
        name: signerName,
        title: optionalLine(50),
        method: signMethod.schema,
        /** What was drawn, or the picture of a seal; null for a typed name. */
        image: image.nullable(),
      })
      .refine(({ method, image }) => (method === 'typed') === (image === null), {
        path: ['image'],
        message: signingMessages.image,
      }),
  ),
  decline: byLink(
    'decline',
    '서명 거절. 이유가 필요하다',
    10,
    z.object({ t, reason: z.string().trim().min(1, signingMessages.declineReason).max(500) }),
  ),
  publicPdf: endpoint({
    method: 'POST',
    path: `${publicPath}/pdf`,
    summary: '링크로 받는 계약서 PDF',
    access: anyone,
    limit: { points: 20, seconds: 60 },
    binary: true,
    body: z.object({ t }),
    response: listOf(z.never()),
  }),
  verify: endpoint({
    method: 'POST',
    path: `${publicPath}/verify`,
    summary: '계약서 PDF의 위변조 확인: 서명, 인증서, 해시, 감사추적',
    access: anyone,
    limit: { points: 10, seconds: 60 },
    multipart: true,
    bodyLimit: 20 * 1024 * 1024,
    body: z.object({ file: z.file(signingMessages.notPdf) }),
    response: listOf(Verification),
  }),
}
