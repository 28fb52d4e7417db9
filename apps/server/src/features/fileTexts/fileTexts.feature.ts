import { fileTexts } from '@crm/contract/features/fileTexts/fileTexts'
import { feature } from '../../feature.ts'
import { onJob } from '../../jobs/handler.ts'
import { convertJob, readTextJob } from './fileTexts.jobs.ts'
import { readText } from './fileTexts.service.ts'
import { convertVersion } from './renditions.service.ts'

export const fileTextsFeature = feature(
  fileTexts,
  {},
  { jobs: [onJob(readTextJob, readText), onJob(convertJob, convertVersion)] },
)
