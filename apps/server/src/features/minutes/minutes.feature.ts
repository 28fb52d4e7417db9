import { minutes } from '@crm/contract/features/minutes/minutes'
import { feature } from '../../feature.ts'
import { createMinutes, getMinutes, listClientMinutes, listMinutes, updateMinutes } from './minutes.service.ts'
import { downloadInternalMinutesPdf, downloadMinutesPdf } from './pdf.service.ts'

export const minutesFeature = feature(minutes, {
  read: getMinutes,
  list: listMinutes,
  create: createMinutes,
  update: updateMinutes,
  pdf: downloadMinutesPdf,
  internalPdf: downloadInternalMinutesPdf,
  ofClient: listClientMinutes,
})
