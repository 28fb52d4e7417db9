import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { type DBSchema, openDB } from 'idb'
import { countPart, type KeptLine, type KeptSession, type SoundPart, type SoundStore } from './soundStore.ts'

interface RecorderDatabase extends DBSchema {
  sessions: { key: string; value: KeptSession }
  parts: { key: [session: string, frame: number]; value: SoundPart & { key: string } }
  lines: { key: [session: string, seq: number]; value: KeptLine & { key: string } }
}

const recorderDatabase = 'crm-recorder'

/** Everything of one session, up to a number above 0 that is not included. */
const rangeOf = (key: string, before = Number.POSITIVE_INFINITY) =>
  IDBKeyRange.bound([key, 0], [key, before], false, true)

/** In the browser's own database, where it outlives reloads and crashes. */
export const openIndexedStore = async (): Promise<SoundStore> => {
  const db = await openDB<RecorderDatabase>(recorderDatabase, 1, {
    upgrade: (database) => {
      database.createObjectStore('sessions', { keyPath: 'key' })
      database.createObjectStore('parts', { keyPath: ['key', 'frame'] })
      database.createObjectStore('lines', { keyPath: ['key', 'seq'] })
    },
  })

  return {
    sessions: () => db.getAll('sessions'),
    session: (key) => db.get('sessions', key),
    putSession: async (session) => {
      await db.put('sessions', session)
    },
    updateSession: async (key, change) => {
      const writing = db.transaction('sessions', 'readwrite')
      const session = await writing.store.get(key)
      if (session) await writing.store.put({ ...session, ...change })
      await writing.done
    },
    addPart: async (key, part) => {
      // Strict: it is on the disk when this resolves, not only in the memory of the operating system.
      const writing = db.transaction(['sessions', 'parts'], 'readwrite', { durability: 'strict' })
      const session = await writing.objectStore('sessions').get(key)
      if (session) {
        writing.objectStore('sessions').put(countPart(session, part, recording.frameSamples))
        writing.objectStore('parts').add({ ...part, key })
      }
      await writing.done
    },
    partAt: async (key, frame) => {
      const range = IDBKeyRange.bound([key, 0], [key, frame])
      const cursor = await db.transaction('parts').store.openCursor(range, 'prev')
      return cursor?.value
    },
    dropParts: async (key, frame) => {
      const starts = await db.getAllKeys('parts', IDBKeyRange.bound([key, 0], [key, frame]))
      // The last one that begins before the frame may reach beyond it.
      const holding = starts.at(-1)
      if (holding && holding[1] > 0) await db.delete('parts', rangeOf(key, holding[1]))
    },
    addLine: async (key, line) => {
      const writing = db.transaction(['sessions', 'lines'], 'readwrite')
      const session = await writing.objectStore('sessions').get(key)
      if (session) {
        writing.objectStore('sessions').put({ ...session, nextLine: line.seq + 1 })
        writing.objectStore('lines').put({ ...line, key })
      }
      await writing.done
    },
    lines: (key) => db.getAll('lines', rangeOf(key)),
    dropLines: async (key, beforeSeq) => {
      if (beforeSeq > 0) await db.delete('lines', rangeOf(key, beforeSeq))
    },
    remove: async (key) => {
      const writing = db.transaction(['sessions', 'parts', 'lines'], 'readwrite')
      writing.objectStore('sessions').delete(key)
      writing.objectStore('parts').delete(rangeOf(key))
      writing.objectStore('lines').delete(rangeOf(key))
      await writing.done
    },
  }
}
