import { type Settlement, settlements } from '@crm/contract/features/settlements/settlements'
import { unzipSync } from 'fflate'
import { paperContractFixture } from './paperContractFixture.ts'
import type { Person } from './startTestApp.ts'
import { upload } from './uploads.ts'

/** A test app with contracts whose papers are collected; `fileOf` attaches a small PDF to something. */
export const settlementFixture = async () => {
  const f = await paperContractFixture()
  const contentsOf = async (ctr_no: number, by: Person = f.mina) =>
    (await by.call(settlements.contents, { params: { ctr_no } })).query[0] as Settlement
  const ownContentsOf = async (est_no: number, by: Person) =>
    (await by.call(settlements.ownContents, { params: { est_no } })).query[0] as Settlement

  const fetchZip = (path: string, { token }: Person) =>
    fetch(`${f.app.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  const zipOf = (ctr_no: number, by: Person = f.mina) =>
    fetchZip(settlements.zip.path.replace(':ctr_no', String(ctr_no)), by)
  const ownZipOf = (est_no: number, by: Person) =>
    fetchZip(settlements.ownZip.path.replace(':est_no', String(est_no)), by)
  const unzip = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()))

  const attach = (to: { to_table: string; to_no: number }, originalname: string, by: Person, bytes = '%PDF-1.4 사본') =>
    upload(f.app, by, { originalname, bytes, mimetype: 'application/pdf' }, to)

  return { ...f, contentsOf, ownContentsOf, zipOf, ownZipOf, unzip, attach }
}
export type SettlementFixture = Awaited<ReturnType<typeof settlementFixture>>
