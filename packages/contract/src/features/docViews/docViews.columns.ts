import { columnsOf } from '../../kit/columns.ts'
import { type DocReader, readerKind } from './docViews.rows.ts'

/** `1시간 2분`, `3분 20초`, `12초` */
export const durationText = (seconds: number) => {
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`
  return minutes ? `${minutes}분 ${seconds % 60}초` : `${seconds}초`
}

/** The readers of a document, and their Excel file. */
export const docReaderColumns = columnsOf<DocReader>()('dv_no', {
  reader: { title: '읽은 사람', width: 150, card: 'title' },
  reader_kind: { title: '구분', width: 64, card: 'side', value: ({ reader_kind }) => readerKind.label(reader_kind) },
  client_name: { title: '회사', width: 130, card: 'hidden' },
  ver: { title: '버전', width: 56, card: 'hidden', value: ({ ver }) => `v${ver}` },
  seconds: { title: '읽은 시간', width: 88, card: 'fact', value: ({ seconds }) => durationText(seconds) },
  completion: {
    title: '완독률',
    width: 72,
    card: 'fact',
    value: ({ completion }) => (completion === null ? null : `${completion}%`),
  },
  stopped_at: {
    title: '멈춘 곳',
    width: 72,
    card: 'fact',
    value: ({ is_done, stopped_at }) => (is_done ? '끝까지' : stopped_at === null ? null : `${stopped_at}쪽`),
  },
  visits: { title: '방문', width: 56, card: 'hidden', value: ({ visits }) => `${visits}번` },
  last_dt: { title: '마지막 방문', kind: 'dateTime', width: 132, card: 'fact' },
})
