import * as z from 'zod'
import { clients, either, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, date, flag, key, keyword, no, optionalLine, paging } from '../../kit/fields.ts'
import { labelled } from '../../kit/labelled.ts'
import {
  BinEntry,
  BoxOnPath,
  EntryName,
  entryKind,
  FileEntry,
  FileVersion,
  FoundEntry,
  TreeUsage,
  treeLimits,
} from './fileTree.rows.ts'

/** Which staff see which tree follows from the project or the company; clients see their own and what is shared. */
const members = either(staff(), clients)

const selection = () => z.array(no()).min(1).max(treeLimits.selection)
const note = () => optionalLine(500).optional()
const params = z.object({ ft_no: key() })

/** Whose tree: of a project or of a company. */
const WhichTree = z.object({ proj_no: key().optional(), client_no: key().optional() })
const oneTree = (which: {
  proj_no?: number | undefined
  client_no?: number | undefined
  box_ft_no?: number | undefined
}) => [which.proj_no, which.client_no, which.box_ft_no].filter((value) => value !== undefined).length === 1
const needsOneTree = '프로젝트나 회사 하나를 골라 주세요.'

export const entrySort = labelled({
  name: '이름순',
  '-name': '이름 역순',
  '-update_dt': '최근 수정순',
  update_dt: '오래된 순',
  '-size': '큰 것부터',
  size: '작은 것부터',
})

/** What happens to a file whose name is taken: `ask` refuses it (409) and tells which entry has the name. */
export const sameName = labelled({ ask: '묻기', version: '새 버전으로', both: '둘 다 두기', skip: '건너뛰기' })
export type SameName = z.output<typeof sameName.schema>

/** The kinds that people filter files by. */
export const documentKind = labelled({
  pdf: 'PDF',
  hwp: '한글',
  word: '워드',
  sheet: '엑셀',
  slides: '파워포인트',
  picture: '이미지',
  video: '동영상',
  other: '그 밖',
})
export type DocumentKind = z.output<typeof documentKind.schema>

export const myFilesView = labelled({
  uploaded: '내가 올린 파일',
  projects: '내 프로젝트',
  received: '고객이 보낸 파일',
  shared: '내가 공유한 파일',
  recent: '최근에 연 파일',
  starred: '별표한 파일',
})

/** How large a file is, as people filter by it. */
export const fileSize = labelled({
  small: '1MB 미만',
  medium: '1MB~10MB',
  large: '10MB~100MB',
  huge: '100MB 이상',
})
export type FileSize = z.output<typeof fileSize.schema>

/** What is asked for once it is clear that shares of these entries end (docs/rules.md, sharing). */
const releaseShares = z.boolean().default(false)

export const fileTree = {
  list: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree',
    summary: '폴더의 내용. 프로젝트나 회사만 주면 맨 위 네 폴더. 폴더가 먼저',
    access: members,
    query: WhichTree.extend({
      box_ft_no: key().optional(),
      sort: entrySort.schema.default('name'),
      ...paging,
    }).refine(oneTree, needsOneTree),
    response: pageOf(FileEntry).extend({
      /** From the top box to the one that is listed; empty at the top. */
      path: z.array(BoxOnPath),
      /** Not for people of a company in what is shared with them from a project. */
      usage: TreeUsage.nullable(),
      may_add: z.boolean(),
    }),
  }),
  search: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/search',
    summary: '자료실에서 찾기: 이름, 초성, 파일 안의 글',
    access: members,
    query: WhichTree.extend({
      keyword: z.string().trim().min(1).max(100),
      kind: documentKind.schema.optional(),
      ...paging,
    }).refine(oneTree, needsOneTree),
    response: pageOf(FoundEntry),
  }),
  show: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/:ft_no',
    summary: '폴더나 파일 하나',
    access: members,
    params,
    response: listOf(FoundEntry),
  }),
  mine: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/mine',
    summary: '내 자료: 내가 올린 것, 내 프로젝트의 것, 고객이 보낸 것, 내가 공유한 것, 최근에 연 것, 별표한 것',
    access: staff('MyPageData'),
    query: z.object({
      view: myFilesView.schema.default('uploaded'),
      keyword: keyword(),
      kind: documentKind.schema.optional(),
      size: fileSize.schema.optional(),
      proj_no: key().optional(),
      start_dt: date().optional(),
      end_dt: date().optional(),
      sort: entrySort.schema.default('-update_dt'),
      ...paging,
    }),
    response: pageOf(FoundEntry),
  }),
  createBox: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree',
    summary: '폴더 만들기',
    access: members,
    body: z.object({ parent: no(), name: EntryName }),
    response: listOf(FileEntry),
  }),
  /** Asked before anything is uploaded, so that the question about equal names comes first. */
  findTaken: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/taken',
    summary: '이 이름들 가운데 이미 있는 것',
    access: members,
    bodyLimit: 16 * 1024 * 1024,
    body: z.object({
      parent: no(),
      files: z
        .array(z.object({ folders: z.array(EntryName).max(treeLimits.depth).default([]), name: EntryName }))
        .min(1)
        .max(20_000),
    }),
    response: listOf(z.object({ index: z.int(), ft_no: no(), name: z.string(), kind: entryKind.schema })),
  }),
  addFile: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/files',
    summary: '올린 파일을 폴더에 넣기. folders는 그 아래 만들 폴더들. 같은 이름은 same이 정한다',
    access: members,
    body: z.object({
      parent: no(),
      file_no: no(),
      name: EntryName,
      folders: z.array(EntryName).max(treeLimits.depth).default([]),
      same: sameName.schema.default('ask'),
      note: note(),
    }),
    response: listOf(FileEntry),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/crm/v3/file_tree/:ft_no',
    summary: '이름 바꾸기',
    access: members,
    params,
    body: z.object({ name: EntryName, rev: z.int().optional() }),
    response: listOf(FileEntry),
  }),
  move: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/move',
    summary: '옮기기: 같은 자료실 안에서. 공유 중인 것은 release_shares가 있어야 하고, 그러면 공유가 끝난다',
    access: members,
    body: z.object({ ft_nos: selection(), parent: no(), release_shares: releaseShares }),
    response: nothing(),
  }),
  copy: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/copy',
    summary: '복사하기: 다른 프로젝트로도. 현재 버전만, 공유는 따라가지 않는다',
    access: members,
    body: z.object({ ft_nos: selection(), parent: no() }),
    response: listOf(FileEntry),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/remove',
    summary: '휴지통으로. 올린 사람만. 30일 동안 되돌릴 수 있다',
    access: members,
    body: z.object({ ft_nos: selection(), release_shares: releaseShares }),
    response: nothing(),
  }),
  listBin: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/bin',
    summary: '휴지통',
    access: members,
    query: WhichTree.extend(paging).refine(oneTree, needsOneTree),
    response: pageOf(BinEntry),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/restore',
    summary: '휴지통에서 되돌리기. 이름이 그새 쓰였으면 번호가 붙는다',
    access: members,
    body: z.object({ ft_nos: selection() }),
    response: listOf(FileEntry),
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/:ft_no/versions',
    summary: '파일의 버전. 최근 것부터',
    access: members,
    params,
    response: listOf(FileVersion),
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/:ft_no/versions',
    summary: '새 버전',
    access: members,
    params,
    body: z.object({ file_no: no(), note: note() }),
    response: listOf(FileVersion),
  }),
  setCurrent: endpoint({
    method: 'PUT',
    path: '/crm/v3/file_tree/:ft_no/current',
    summary: '이 버전을 현재 것으로',
    access: members,
    params,
    body: z.object({ fv_no: no() }),
    response: listOf(FileEntry),
  }),
  star: endpoint({
    method: 'PUT',
    path: '/crm/v3/file_tree/:ft_no/star',
    summary: '별표',
    access: members,
    params,
    body: z.object({ is_starred: z.boolean() }),
    response: nothing(),
  }),
  zip: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/zip',
    summary: '고른 것을 한 파일로 받기. 많이 고르면 prepareZip이 준 ticket으로',
    access: members,
    binary: true,
    query: z.object({
      ft_nos: csv(key(), treeLimits.selection).optional(),
      with_versions: flag().optional(),
      ticket: z.string().max(100).optional(),
    }),
    response: nothing(),
  }),
  prepareZip: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/zip',
    summary: '주소에 다 적을 수 없을 만큼 고른 것을 한 파일로 받을 준비: 몇 분 동안 쓰는 ticket을 답한다',
    access: members,
    body: z.object({ ft_nos: selection(), with_versions: z.boolean().default(false) }),
    response: listOf(z.object({ ticket: z.string(), expires_in: z.int() })),
  }),
}
