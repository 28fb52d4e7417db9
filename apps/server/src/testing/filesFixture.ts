import type { Config } from '../config.ts'
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

/** A test app with a feature whose records have files (foldersFeature), and somebody who uploads. */
export const fileUploadFixture = async (config: Partial<Config> = {}) => {
  const app = await startTestApp({ features: { ...features, folder: foldersFeature }, config })
  const mina = await app.staff({ user_name: '김미나', emp_scope: ['WorkList'] })
  const company = await app.company('그린루프')
  const folder = () => ({ to_table: 'folder', to_no: company })
  return { app, mina, company, folder }
}

export type FileUploadFixture = Awaited<ReturnType<typeof fileUploadFixture>>
