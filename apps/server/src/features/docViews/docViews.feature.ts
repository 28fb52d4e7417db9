import { docViews } from '@crm/contract/features/docViews/docViews'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import {
  convertAgain,
  lookAtDocument,
  openDocument,
  saveViewTime,
  sendDocument,
  sendLookedDocument,
} from './docViews.service.ts'
import { downloadShared } from './download.service.ts'
import { downloadReaders, listPagesOfReader, listReaders, showBoxReport, showReport } from './report.service.ts'

export const docViewsFeature = feature(docViews, {
  open: openDocument,
  file: sendDocument,
  download: downloadShared,
  convert: convertAgain,
  look: lookAtDocument,
  lookFile: sendLookedDocument,
  // One statement every three seconds for every reader: no transaction around it.
  saveTime: withoutTransaction(saveViewTime),
  report: showReport,
  boxReport: showBoxReport,
  readers: listReaders,
  readerPages: listPagesOfReader,
  excel: downloadReaders,
})
