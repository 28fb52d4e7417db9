import * as z from 'zod'
import { anyone, clients, either, staff } from '../../access.ts'
import { listOf, nothing, pageOf } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { csv, date, flag, key, keyword, no, optionalLine, paging } from '../../kit/fields.ts'
import { documentKind, entrySort, fileSize, mineSort, myFilesView, sameName } from './fileTree.choices.ts'
import {
  BinEntry,
  BoxOnPath,
  EntryName,
  entryKind,
  FileEntry,
  FileVersion,
  FoundEntry,
  MyEntry,
  TreeUsage,
  treeLimits,
  ZipAddress,
  ZipTicket,
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
      /** Boxes alone, for choosing a place; or files alone. */
      kind: entryKind.schema.optional(),
      sort: entrySort.schema.default('name'),
      with_pictures: flag().default(0),
      ...paging,
    }).refine(oneTree, needsOneTree),
    response: pageOf(FileEntry).extend({
      /** From the top box to the one that is listed; empty at the top. */
      path: z.array(BoxOnPath),
      /** Those of the path that are shared, so that what is put into the box is seen outside at once; for staff. */
      shared_boxes: z.array(no()),
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
      with_pictures: flag().default(0),
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
      /** Left out: the order of the view. */
      sort: mineSort.schema.optional(),
      ...paging,
    }),
    response: pageOf(MyEntry),
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
    summary: '이 이름들 가운데 이미 있는 것과 들어갈 수 없는 것, 남은 자리',
    access: members,
    bodyLimit: 16 * 1024 * 1024,
    body: z.object({
      parent: no(),
      files: z
        .array(z.object({ folders: z.array(EntryName).max(100).default([]), name: EntryName }))
        .min(1)
        .max(20_000),
    }),
    response: listOf(z.object({ index: z.int(), ft_no: no(), name: z.string(), kind: entryKind.schema })).extend({
      /** By index: their folders are more than the tree allows, or one of these is the name of a file. */
      too_deep: z.array(z.int()),
      blocked: z.array(z.int()),
      /** How many of the folders are not there yet, and how full the tree is before anything arrives. */
      new_folders: z.int(),
      usage: TreeUsage,
    }),
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
  purge: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/purge',
    summary: '휴지통에서 완전히 삭제. 삭제할 수 있는 사람만, 되돌릴 수 없다',
    access: members,
    body: z.object({ ft_nos: selection() }),
    response: nothing(),
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
  removeVersion: endpoint({
    method: 'DELETE',
    path: '/crm/v3/file_tree/:ft_no/versions/:fv_no',
    summary: '이전 버전을 완전히 삭제. 그 버전을 올린 사람만, 현재 버전은 안 된다',
    access: members,
    params: params.extend({ fv_no: key() }),
    response: nothing(),
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
    summary: '고른 것을 한 파일로 받기',
    access: members,
    binary: true,
    query: z.object({ ft_nos: csv(key(), treeLimits.selection), with_versions: flag().optional() }),
    response: nothing(),
  }),
  prepareZip: endpoint({
    method: 'POST',
    path: '/crm/v3/file_tree/zip',
    summary: '고른 것을 한 파일로 받을 주소. 몇 분 동안 토큰 없이 열리고, 로그아웃하면 닫힌다',
    access: members,
    body: z.object({ ft_nos: selection(), with_versions: z.boolean().default(false) }),
    response: listOf(ZipAddress),
  }),
  openZip: endpoint({
    method: 'GET',
    path: '/crm/v3/file_tree/zips/:ticket',
    summary: '주소(prepareZip)로 받는 한 파일. 그 사람이 그때 받을 수 있는 것만',
    access: anyone,
    binary: true,
    params: z.object({ ticket: ZipTicket }),
    response: nothing(),
  }),
}
