import { type ImportPreview, importChanged, type imports } from '@crm/contract/features/imports/imports'
import type { ParsedOf } from '@crm/contract/kit/endpoint'
import type { AnyImport, Context, ImportField } from '../../context.ts'
import { excelDownload } from '../../excel/workbook.ts'
import { ok, one, page } from '../../http/answer/answers.ts'
import { admit } from '../../http/caller/admit.ts'
import { refuse } from '../../http/refusal.ts'
import { checkRows } from '../../import/checkRows.ts'
import { importText } from '../../import/import.messages.ts'
import { cleanMapping, guessMapping, headsOf, type Mapping, textsOf } from '../../import/mapping.ts'
import { readTable } from '../../import/readTable.ts'
import { importsText } from './imports.messages.ts'
import {
  deletePreview,
  findFirstRows,
  findPreview,
  findRememberedHeads,
  findRowPage,
  findRows,
  insertPreview,
  lockPreview,
  rememberHeads,
  type StoredPreview,
  saveChecked,
} from './imports.queries.ts'

const shownSamples = 3
const longestSample = 40

/** The import of that name, if the caller may register such records. */
const importNamed = (ctx: Context, name: string): AnyImport => {
  const definition = ctx.imports.get(name) ?? refuse('not_found')
  admit(definition.access, ctx.actor)
  return definition
}

/** One's own preview with its import: what one may not register (any more), one does not see either. */
const previewOf = async (ctx: Context, ip_token: string) => {
  const preview = (await findPreview(ctx.db, ctx.actor.user_no, ip_token)) ?? refuse('not_found', importsText.expired)
  return { preview, definition: importNamed(ctx, preview.import_name) }
}

const lockedPreviewOf = async (ctx: Context, ip_token: string) => {
  if (!(await lockPreview(ctx.db, ctx.actor.user_no, ip_token))) refuse('not_found', importsText.expired)
  return previewOf(ctx, ip_token)
}

const describe = async (
  ctx: Context,
  definition: AnyImport,
  preview: StoredPreview,
  mapping: Mapping,
): Promise<ImportPreview> => {
  const { ip_token, file_name, heads, total, wrong } = preview
  const first = await findFirstRows(ctx.db, ip_token, shownSamples)
  const samplesOf = (column: number) => first.flatMap(({ cells }) => cells[column]?.slice(0, longestSample) || [])
  return {
    ip_token,
    file_name,
    columns: heads.map((title, column) => ({ title, samples: samplesOf(column) })),
    fields: Object.entries(definition.fields).map(([field, { label, isRequired = false }]) => ({
      field,
      label,
      is_required: isRequired,
    })),
    mapping: Object.entries(mapping).map(([field, column]) => ({ field, column })),
    total,
    wrong: preview.mapping ? wrong : null,
  }
}

export const downloadTemplate = async (ctx: Context, { params }: ParsedOf<typeof imports.template>) => {
  const { fields, label } = importNamed(ctx, params.name)
  const columns = Object.values(fields).map(({ label: title, width = 16, example }: ImportField) => ({
    title,
    width,
    value: () => example,
  }))
  const batches = (async function* () {
    yield [{}]
  })()
  return excelDownload(importText.template(label), { name: label, columns, batches })
}

/** Without a transaction: reading a large file takes seconds. */
export const uploadFile = async (ctx: Context, { params, body }: ParsedOf<typeof imports.upload>) => {
  const definition = importNamed(ctx, params.name)
  const table = await readTable(new Uint8Array(await body.file.arrayBuffer()))
  const { user_no } = ctx.actor
  const file_name = body.file.name.normalize('NFC').slice(0, 255) || definition.label
  return ctx.transaction(async (inner) => {
    const ip_token = await insertPreview(inner.db, { user_no, import_name: definition.name, file_name, table })
    const remembered = await findRememberedHeads(inner.db, user_no, definition.name)
    const { preview } = await previewOf(inner, ip_token)
    return one(await describe(inner, definition, preview, guessMapping(definition.fields, table.heads, remembered)))
  })
}

const checkMapping = ({ fields }: AnyImport, mapping: Mapping) => {
  const missing = Object.entries(fields).filter(([field, { isRequired }]) => isRequired && mapping[field] === null)
  if (missing.length) refuse('invalid_input', importsText.requiredColumn(missing.map(([, { label }]) => label)))
  const columns = Object.values(mapping).filter((column) => column !== null)
  if (new Set(columns).size < columns.length) refuse('invalid_input', importsText.columnTwice)
}

export const setMapping = async (ctx: Context, { params, body }: ParsedOf<typeof imports.setMapping>) => {
  const { preview, definition } = await lockedPreviewOf(ctx, params.ip_token)
  const mapping = cleanMapping(definition.fields, preview.heads, body.mapping)
  checkMapping(definition, mapping)
  const { wrong } = await checkRows(ctx, definition, mapping, await findRows(ctx.db, preview.ip_token))
  await saveChecked(ctx.db, preview.ip_token, mapping, wrong)
  ctx.publish('imports.checked', ctx.actor.user_no)
  await rememberHeads(ctx.db, ctx.actor.user_no, definition.name, headsOf(mapping, preview.heads))
  return one(await describe(ctx, definition, { ...preview, mapping, wrong: wrong.size }, mapping))
}

const confirmedMapping = ({ mapping }: StoredPreview) => mapping ?? refuse('conflict', importsText.noMapping)

export const listRows = async (ctx: Context, { params, query }: ParsedOf<typeof imports.rows>) => {
  const { preview } = await previewOf(ctx, params.ip_token)
  const mapping = confirmedMapping(preview)
  const rows = await findRowPage(ctx.db, preview.ip_token, query)
  const totals = [preview.total - preview.wrong, preview.wrong]
  return page({
    query: rows.map(({ row_no, cells, reasons }) => ({
      row_no,
      texts: textsOf(mapping, cells),
      reasons: reasons ?? {},
    })),
    total: query.is_wrong === undefined ? preview.total : (totals[query.is_wrong] ?? 0),
  })
}

/** All rows but those that were seen to be wrong, in one transaction; checked again, for others register meanwhile. */
export const registerRows = async (ctx: Context, { params, body }: ParsedOf<typeof imports.commit>) => {
  const { preview, definition } = await lockedPreviewOf(ctx, params.ip_token)
  const mapping = confirmedMapping(preview)
  const { good, wrong } = await checkRows(ctx, definition, mapping, await findRows(ctx.db, preview.ip_token))
  if (wrong.size !== body.wrong) {
    await saveChecked(ctx.db, preview.ip_token, mapping, wrong)
    ctx.publish('imports.checked', ctx.actor.user_no)
    return { state: importChanged, query: [{ created: 0, skipped: 0, wrong: wrong.size }] }
  }
  if (!good.length) refuse('conflict', importsText.nothingLeft)
  await definition.create(
    ctx,
    good.map(({ row }) => row),
  )
  await deletePreview(ctx.db, ctx.actor.user_no, preview.ip_token)
  return one({ created: good.length, skipped: wrong.size, wrong: wrong.size })
}

export const cancelPreview = async (ctx: Context, { params }: ParsedOf<typeof imports.cancel>) => {
  const gone = await deletePreview(ctx.db, ctx.actor.user_no, params.ip_token)
  return gone ? ok() : refuse('not_found', importsText.expired)
}
