import * as z from 'zod'
import { staff } from '../../access.ts'
import { listOf, nothing } from '../../kit/answer.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { flag, paging } from '../../kit/fields.ts'
import { importLimits } from './importLimits.ts'

/** The value of `state` when rows have come out differently than in the preview that was looked at: nothing is created. */
export const importChanged = -1

const ImportColumn = z.object({
  /** The head as the file has it, or `C열` where it has none. */
  title: z.string(),
  /** The first few texts below it. */
  samples: z.array(z.string()),
})

const ImportField = z.object({ field: z.string(), label: z.string(), is_required: z.boolean() })

/** Which column of the file fills a field; null for a field that stays empty. */
const MappedField = z.object({
  field: z.string().max(100),
  column: z.int().min(0).max(importLimits.columns).nullable(),
})
export type MappedField = z.output<typeof MappedField>

export const ImportPreview = z.object({
  ip_token: z.string(),
  file_name: z.string(),
  columns: z.array(ImportColumn),
  fields: z.array(ImportField),
  mapping: z.array(MappedField),
  /** Rows of the file without its heads and without empty ones. */
  total: z.int(),
  /** Rows that cannot be registered as they are; null until the mapping has been confirmed. */
  wrong: z.int().nullable(),
})
export type ImportPreview = z.output<typeof ImportPreview>

export const ImportRow = z.object({
  /** The row's number in the file, as a spreadsheet shows it. */
  row_no: z.int(),
  /** What was read, by field. */
  texts: z.record(z.string(), z.string()),
  /** What is wrong with it, by field; `''` for the row as a whole. */
  reasons: z.record(z.string(), z.string()),
})
export type ImportRow = z.output<typeof ImportRow>

const ImportResult = z.object({ created: z.int(), skipped: z.int(), wrong: z.int() })

/** Who may is stated by each import itself, and asked in every call. */
const access = staff()
const ofImport = z.object({ name: z.string().regex(/^\w{1,50}$/) })
const ofPreview = z.object({ ip_token: z.uuid() })

export const imports = {
  template: endpoint({
    method: 'GET',
    path: '/crm/v3/imports/:name/template',
    summary: '일괄 등록 양식(엑셀). 제목 줄과 예시 한 줄',
    access,
    binary: true,
    params: ofImport,
    response: listOf(z.never()),
  }),
  upload: endpoint({
    method: 'POST',
    path: '/crm/v3/imports/:name',
    summary: '엑셀(xlsx)이나 CSV(UTF-8, CP949) 파일을 읽어 미리보기를 만든다. 한 시간 동안 올린 사람만 볼 수 있다',
    access,
    params: ofImport,
    multipart: true,
    bodyLimit: importLimits.bytes,
    body: z.object({ file: z.file() }),
    response: listOf(ImportPreview),
  }),
  setMapping: endpoint({
    method: 'PUT',
    path: '/crm/v3/import_previews/:ip_token/mapping',
    summary: '항목마다 파일의 열을 정하고 모든 행을 검사한다. 정한 것은 다음 파일을 위해 기억한다',
    access,
    params: ofPreview,
    body: z.object({ mapping: z.array(MappedField).max(importLimits.columns) }),
    response: listOf(ImportPreview),
  }),
  rows: endpoint({
    method: 'GET',
    path: '/crm/v3/import_previews/:ip_token/rows',
    summary: '미리보기의 행과 등록할 수 없는 까닭. is_wrong=1이면 그런 행만',
    access,
    params: ofPreview,
    query: z.object({ is_wrong: flag().optional(), ...paging }),
    response: z.object({ state: z.int(), query: z.array(ImportRow), total: z.int() }),
  }),
  commit: endpoint({
    method: 'POST',
    path: '/crm/v3/import_previews/:ip_token/commit',
    summary:
      '모두 등록하거나 아무것도 등록하지 않는다. wrong은 미리보기에서 보고 빼기로 한 행의 수, 달라졌으면 state -1',
    access,
    params: ofPreview,
    body: z.object({ wrong: z.int().min(0).max(importLimits.rows) }),
    response: listOf(ImportResult),
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/crm/v3/import_previews/:ip_token',
    summary: '미리보기를 버린다',
    access,
    params: ofPreview,
    response: nothing(),
  }),
}
