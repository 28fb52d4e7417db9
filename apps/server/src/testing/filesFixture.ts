import { features } from '../features.ts'
import { foldersFeature } from './foldersFeature.ts'
import { startTestApp } from './startTestApp.ts'
import type { Sample } from './uploads.ts'

export const plan: Sample = {
  originalname: '그린루프 사업계획서(최종) v3.pdf',
  mimetype: 'application/pdf',
  bytes: '%PDF 내용',
}
export const notes: Sample = { originalname: '회의.txt', bytes: '안건 하나' }

/** A house with somebody who files things, and the cabinet of a company to put them into. */
export const fileUploadFixture = async () => {
  const at = await startTestApp({ features: { ...features, cabinet: foldersFeature } })
  const mina = await at.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  const company = await at.company('그린루프')
  const cabinet = () => ({ to_table: 'cabinet', to_no: company })
  return { at, mina, company, cabinet }
}

export type FileUploadFixture = Awaited<ReturnType<typeof fileUploadFixture>>
