import * as z from 'zod'
import { job } from '../../jobs/job.ts'

const version = z.object({ fv_no: z.int() })

/** Reads the words inside a version, for searching (docs/rules.md, texts of files). Put in once for every new version. */
export const readTextJob = job({ name: 'fileTexts.read', data: version, retries: 2 })

/** Makes a PDF of a version that browsers cannot show, where the server has LibreOffice. */
export const convertJob = job({ name: 'fileTexts.convert', data: version, retries: 2 })
