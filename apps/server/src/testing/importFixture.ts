import { type ImportPreview, imports } from '@crm/contract/features/imports/imports'
import { csvOf } from './spreadsheets.ts'
import type { Person } from './startTestApp.ts'

type Bytes = string | Uint8Array<ArrayBuffer>

export const csvFile = (rows: string[][], name = '회사.csv') => new File([csvOf(rows)], name)

export const fileOf = (bytes: Bytes | Buffer, name = '회사.xlsx') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

const only = <Row>([row]: Row[]) => {
  if (!row) throw new Error('nothing answered')
  return row
}

/** The steps of the import panel. */
export const importSteps = (person: Person, name = 'clients') => {
  const upload = async (file: File) =>
    only((await person.call(imports.upload, { params: { name }, body: { file } })).query)

  const setMapping = async ({ ip_token, mapping }: Pick<ImportPreview, 'ip_token' | 'mapping'>) =>
    only((await person.call(imports.setMapping, { params: { ip_token }, body: { mapping } })).query)

  const rows = async ({ ip_token }: Pick<ImportPreview, 'ip_token'>, is_wrong?: 0 | 1) =>
    (await person.call(imports.rows, { params: { ip_token }, query: { is_wrong, limit: 1000 } })).query

  const commit = ({ ip_token }: Pick<ImportPreview, 'ip_token'>, wrong = 0, idempotencyKey?: string) =>
    person.call(imports.commit, { params: { ip_token }, body: { wrong } }, idempotencyKey ? { idempotencyKey } : {})

  /** Uploads and takes the columns as they were guessed. */
  const preview = async (file: File) => setMapping(await upload(file))

  return { upload, setMapping, rows, commit, preview }
}
