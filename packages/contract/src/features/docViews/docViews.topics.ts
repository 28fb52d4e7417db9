import { defineTopics } from '../../kit/topic.ts'
import { docViews } from './docViews.ts'

/** Said when somebody opens a document, starts to read or finishes; not at every save, of which there are hundreds a second. */
export const docViewTopics = defineTopics(
  { 'doc_views.changed': 'staff' },
  { 'doc_views.changed': [docViews.report, docViews.boxReport, docViews.readers, docViews.readerPages] },
)
