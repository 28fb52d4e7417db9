import { docViews } from '@crm/contract/features/docViews/docViews'
import { feature } from '../../feature.ts'
import { withoutTransaction } from '../../http/handlers.ts'
import { openDocument, saveViewTime, sendDocument } from './docViews.service.ts'
import { downloadReaders, listPagesOfReader, listReaders, showReport } from './report.service.ts'

export const docViewsFeature = feature(docViews, {
  open: openDocument,
  file: sendDocument,
  // One statement every three seconds for every reader: no transaction around it.
  saveTime: withoutTransaction(saveViewTime),
  report: showReport,
  readers: listReaders,
  readerPages: listPagesOfReader,
  excel: downloadReaders,
})
