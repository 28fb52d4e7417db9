import { minutes } from '@crm/contract/features/minutes/minutes'
import { feature } from '../../feature.ts'
import {
  createMinutes,
  downloadMinutesExcel,
  getMinutes,
  listClientMinutes,
  listMinutes,
  publishMinutes,
  updateMinutes,
} from './minutes.service.ts'
import { downloadInternalMinutesPdf, downloadMinutesPdf } from './pdf.service.ts'

export const minutesFeature = feature(minutes, {
  read: getMinutes,
  list: listMinutes,
  excel: downloadMinutesExcel,
  create: createMinutes,
  update: updateMinutes,
  publish: publishMinutes,
  pdf: downloadMinutesPdf,
  internalPdf: downloadInternalMinutesPdf,
  ofClient: listClientMinutes,
})
