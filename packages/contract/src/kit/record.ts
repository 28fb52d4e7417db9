import * as z from 'zod'
import { listOf, pageOf, removal } from './answer.ts'
import { type Access, endpoint } from './endpoint.ts'
import { flag, no, paging } from './fields.ts'
import { defineTopics, readsOf } from './topic.ts'

/** How a list is ordered: by one of its columns, descending unless told otherwise. */
export const sorting = <const Names extends readonly [string, ...string[]]>(...names: Names) => ({
  sort: z.enum(names).default(names[0] as never),
  desc: flag().default(1),
})

type Shape = z.core.$ZodLooseShape

interface RecordParts<
  Params extends z.ZodObject,
  Filter extends Shape,
  Row extends z.ZodObject,
  Detail extends z.ZodObject,
  Draft extends Shape,
> {
  /** Of the list; a record's own path has its number behind it. */
  path: string
  /** What people call one: the summaries of the API are made of it. */
  word: string
  /** Who reads. */
  access: Access
  /** Who creates, changes and removes, where that is not everybody who reads. */
  writeAccess?: Access
  /** The number of a record: `z.object({ nt_no: key() })`. */
  params: Params
  /** What narrows and orders the list. */
  filter: z.ZodObject<Filter>
  row: Row
  /** The record as its own read answers it; `rev` is among its facts. */
  detail: Detail
  /** What people fill in. */
  draft: z.ZodObject<Draft>
}

/** The calls of an ordinary record: list, Excel file, detail, create, update, remove. A feature adds others beside them. */
export const recordEndpoints = <
  Params extends z.ZodObject,
  Filter extends Shape,
  Row extends z.ZodObject,
  Detail extends z.ZodObject,
  Draft extends Shape,
>(
  parts: RecordParts<Params, Filter, Row, Detail, Draft>,
) => {
  const { path, word, access, writeAccess = access, params, filter, row, detail, draft } = parts
  const ownPath = `${path}/:${Object.keys(params.shape)[0]}`
  return {
    list: endpoint({
      method: 'GET',
      path,
      summary: `${word} 목록`,
      access,
      query: filter.extend({ offset: paging.offset, limit: paging.limit }),
      response: pageOf(row),
    }),
    excel: endpoint({
      method: 'GET',
      path: `${path}/excel`,
      summary: `${word} 목록을 엑셀 파일로. 조건과 순서는 목록과 같다`,
      access,
      binary: true,
      query: filter,
      response: listOf(z.never()),
    }),
    detail: endpoint({
      method: 'GET',
      path: ownPath,
      summary: `${word} 하나`,
      access,
      params,
      response: listOf(detail),
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: `${word} 등록`,
      access: writeAccess,
      body: draft,
      response: listOf(detail),
    }),
    update: endpoint({
      method: 'PUT',
      path: ownPath,
      summary: `${word} 수정. rev가 낡았으면 409`,
      access: writeAccess,
      params,
      body: draft.extend({ rev: no() }),
      response: listOf(detail),
    }),
    remove: endpoint({
      method: 'DELETE',
      path: ownPath,
      summary: `${word} 삭제`,
      access: writeAccess,
      params,
      response: removal(),
    }),
  }
}

/** All reads of an ordinary record follow its one topic, `notices.changed`, which every member of staff is sent. */
export const recordTopics = <const Topic extends string>(topic: Topic, endpoints: Parameters<typeof readsOf>[0]) =>
  defineTopics({ [topic]: 'staff' } as { [Name in Topic]: 'staff' }, { [topic]: readsOf(endpoints) })
