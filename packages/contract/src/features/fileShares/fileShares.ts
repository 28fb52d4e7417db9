import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { key, keyword, no, paging } from '../../kit/fields.ts'
import { treeLimits } from '../fileTree/fileTree.rows.ts'
import {
  FileShare,
  fileShareMessages,
  LiveShare,
  NewShare,
  ShareAcceptance,
  ShareEvent,
  SharePassword,
  SharePerson,
  ShareRules,
  shareKind,
  shareState,
} from './fileShares.rows.ts'

/** Which staff see which entry follows from the file tree's own rules. */
const access = staff()
const params = z.object({ sh_no: key() })

const allowedNeedsEmail = ({ needs_email, allowed }: Pick<ShareRules, 'needs_email' | 'allowed'>) =>
  needs_email || !allowed.length
const allowedProblem = { path: ['allowed'], error: fileShareMessages.allowedNeedsEmail }

export const fileShares = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/file_shares',
    summary: '프로젝트나 회사, 또는 자료 하나의 공유. 최근 것부터',
    access,
    /** Exactly one of the first three. */
    query: z.object({
      proj_no: key().optional(),
      client_no: key().optional(),
      ft_no: key().optional(),
      /** This one alone. */
      sh_no: key().optional(),
      kind: shareKind.schema.optional(),
      state: shareState.schema.optional(),
      keyword: keyword(),
      ...paging,
    }),
    response: pageOf(FileShare),
  }),
  create: endpoint({
    method: 'POST',
    path: '/crm/v3/file_shares',
    summary: '공유하기: 프로젝트의 고객사와, 또는 링크로. 링크의 id는 이 답에만 있다',
    access,
    body: ShareRules.extend({
      ft_no: no(),
      kind: shareKind.schema,
      /** People of the company; empty for all of them. */
      user_nos: z.array(no()).max(200).default([]),
      /** False where people are to be chosen, so that nobody chosen is not everybody. */
      for_all: z.boolean().optional(),
      password: SharePassword.nullable().default(null),
    })
      .refine(allowedNeedsEmail, allowedProblem)
      .refine(({ kind, for_all, user_nos }) => kind === 'link' || for_all !== false || user_nos.length > 0, {
        path: ['user_nos'],
        error: fileShareMessages.peopleMissing,
      }),
    response: listOf(NewShare),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/file_shares/:sh_no',
    summary: '공유 규칙 바꾸기. 문이 바뀌면 열어 둔 사람도 다시 지나야 한다',
    access,
    params,
    body: ShareRules.extend({
      /** Left out: as it is. Nobody at all is refused: whoever means everybody says so. */
      user_nos: z.array(no()).max(200).optional(),
      for_all: z.boolean().default(false),
      /** Left out: stays as it is. null: no password any more. */
      password: SharePassword.nullable().optional(),
      rev: z.int().optional(),
    }).refine(allowedNeedsEmail, allowedProblem),
    response: listOf(FileShare),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/crm/v3/file_shares/:sh_no/renew',
    summary: '새 링크 주소 만들기. 이전 주소는 끝난다',
    access,
    params,
    response: listOf(NewShare),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/crm/v3/file_shares/:sh_no/revoke',
    summary: '공유 중지. 되돌릴 수 없다',
    access,
    params,
    response: listOf(FileShare),
  }),
  listEvents: endpoint({
    method: 'GET',
    path: '/crm/v3/file_shares/:sh_no/events',
    summary: '공유에 있었던 일. 최근 것부터',
    access,
    params,
    query: z.object(paging),
    response: pageOf(ShareEvent),
  }),
  acceptancePdf: endpoint({
    method: 'GET',
    path: '/crm/v3/file_shares/:sh_no/acceptances/:sa_no/pdf',
    summary: '비밀 유지 동의서 PDF',
    access,
    binary: true,
    params: z.object({ sh_no: key(), sa_no: key() }),
    response: nothing(),
  }),
  listAcceptances: endpoint({
    method: 'GET',
    path: '/crm/v3/file_shares/acceptances',
    summary: '프로젝트나 회사 자료의 비밀 유지 동의. 완전히 삭제된 자료의 것도, 최근 것부터',
    access,
    /** One of the first two. */
    query: z.object({ proj_no: key().optional(), client_no: key().optional(), ...paging }),
    response: pageOf(ShareAcceptance),
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/crm/v3/file_shares/people',
    summary: '프로젝트의 고객사 사람들: 고객사 공유에서 고를 수 있는 사람',
    access,
    query: z.object({ proj_no: key() }),
    response: listOf(SharePerson),
  }),
  /** POST, because a selection may be long. */
  findLive: endpoint({
    method: 'POST',
    path: '/crm/v3/file_shares/live',
    summary: '이 자료들과 그 안의 것들에 걸린, 아직 열 수 있는 공유',
    access,
    body: z.object({ ft_nos: z.array(no()).min(1).max(treeLimits.selection) }),
    response: listOf(LiveShare),
  }),
}
