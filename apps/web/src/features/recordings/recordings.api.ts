import { recordings } from '@crm/contract/features/recordings/recordings'
import type { Recording, RecordingAbility } from '@crm/contract/features/recordings/recordings.rows'
import { call } from '../../shared/lib/server/api.ts'
import { useRead } from '../../shared/lib/server/useRead.ts'
import { useReadPages } from '../../shared/lib/server/useReadPages.ts'
import { useWrite } from '../../shared/lib/server/useWrite.ts'
import { recordingsText as text } from './recordings.messages.ts'

const pageLength = 30
/** The longest page that the server gives. */
const linesAtOnce = 1000

interface RecordingsFilter {
  keyword?: string
  is_own?: boolean
}

export const useRecordings = (filter: RecordingsFilter) => useReadPages(recordings.list, { query: filter }, pageLength)

/** How many there are, for the button that opens their list. */
export const useRecordingCount = () => useRead(recordings.list, { query: { limit: 1 } }).data?.total

/** What was recorded of a meeting. */
export const useRecordingsOf = (ms_no: number) => useRead(recordings.list, { query: { ms_no } })

export const useRecording = (id: number) => useRead(recordings.get, { params: { id } })

export const useLines = (id: number, keyword: string) =>
  useReadPages(recordings.lines, { params: { id }, query: keyword ? { keyword } : {} }, linesAtOnce)

const nothing: RecordingAbility = {
  has_transcriber: false,
  problem: null,
  has_drafts: false,
  has_speakers: false,
  keep_days: 0,
}

/** What the server can do with sound: it changes only when the server starts anew. */
export const useAbility = () => useRead(recordings.ability, undefined, { freshFor: Infinity }).data?.query[0] ?? nothing

export const useUpdateLine = (done: string) => useWrite(recordings.updateLine, { done })
export const useRename = () => useWrite(recordings.rename, { done: text.renamed })
export const useShare = (onDone: () => void) => useWrite(recordings.share, { done: text.shared, onDone })
export const useListeners = (id: number) => useReadPages(recordings.listeners, { params: { id } }, pageLength)
/** An address that a player opens without a token. Whoever asks is noted as a listener. */
export const askForSound = async (id: number, is_download: boolean) => {
  const { query } = await call(recordings.play, { params: { id }, body: { is_download } })
  return query[0]?.url ?? ''
}

export const useDraft = () => useWrite(recordings.draft)

export const useLink = (onDone?: () => void) =>
  useWrite(recordings.link, {
    failed: text.connectFailed,
    done: text.connected,
    ...(onDone ? { onDone } : {}),
  })

export const useUnlink = ({ id, ms_no }: Pick<Recording, 'id' | 'ms_no'>) =>
  useWrite(recordings.link, {
    done: text.disconnected,
    undo: () => () => call(recordings.link, { params: { id }, body: { ms_no } }),
  })

export const useRemove = (id: number, onDone: () => void) =>
  useWrite(recordings.remove, {
    done: text.removed,
    failed: text.removeFailed,
    undo: () => () => call(recordings.restore, { params: { id } }),
    onDone,
  })
