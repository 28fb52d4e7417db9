import { recordings } from '@crm/contract/features/recordings/recordings'
import type { RecorderPorts } from '../recorderPorts.ts'
import type { LeftBehind } from '../recorderState.ts'
import { createRecordingSocket } from '../recordingSocket.ts'
import type { Uploader } from '../uploader.ts'
import type { KeptSession, SoundStore } from './soundStore.ts'

export const asLeftBehind = ({ key, id, started_dt, samples, sample_rate }: KeptSession): LeftBehind => ({
  key,
  id,
  started_dt,
  seconds: Math.round(samples / sample_rate),
})

const hasWords = ({ takenFrames, nextLine }: KeptSession) => takenFrames > 0 || nextLine > 0

export const isEmpty = (session: KeptSession) => session.samples === 0 && !hasWords(session)

/** Sends the words, or the sound to make words of, that an earlier visit could not send any more. */
export const finishWords = async (
  ports: RecorderPorts,
  store: SoundStore,
  uploader: Uploader,
  session: KeptSession,
) => {
  const { key, transcriber, takenFrames, frames } = session
  const isSoundLeft = transcriber === 'server' && takenFrames < frames
  if (!isSoundLeft && (await store.lines(key)).length === 0) return
  const socket = createRecordingSocket({
    store,
    key,
    open: ports.openSocket,
    token: ports.token,
    register: () => uploader.register(key),
    onConnection: () => undefined,
    onWords: () => undefined,
    onProblem: () => undefined,
  })
  await socket.finish()
  socket.close()
}

/** Takes a recording away here. On the server, one without anything goes, too; another ends with what it has. */
export const dropKept = async ({ call }: RecorderPorts, store: SoundStore, session: KeptSession) => {
  const { key, id, samples, savedSamples } = session
  if (id !== null) {
    const told =
      savedSamples > 0 || hasWords(session)
        ? call(recordings.upload, { body: { id, type: 'user', samples } })
        : call(recordings.remove, { params: { id } })
    // The session on the server ends anyway when it is old; here it is not wanted any more.
    await told.catch(() => undefined)
  }
  await store.remove(key)
}
