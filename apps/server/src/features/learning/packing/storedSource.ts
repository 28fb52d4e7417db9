import { Readable } from 'node:stream'
import { ALL_FORMATS, CustomSource, Input } from 'mediabunny'
import type { Storage } from '../../../ports/storage/storage.ts'

const cacheBytes = 16 * 1024 * 1024

export interface StoredFile {
  place: string
  size: number
}

export interface OpenVideo {
  input: Input
  /** What the storage service said last, if it refused: then the video itself is not to blame. */
  storageFailure: () => unknown
}

/** A stored video, read in parts as they are needed; never held in memory as a whole. */
export const openVideo = (storage: Storage, { place, size }: StoredFile): OpenVideo => {
  let failure: unknown
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      try {
        const part = await storage.read(place, { start, end: end - 1 })
        // Node and browsers declare the same streams in different words; journeys are compiled with both.
        return Readable.toWeb(part)
      } catch (error) {
        failure = error
        throw error
      }
    },
    prefetchProfile: 'network',
    maxCacheSize: cacheBytes,
    handleUnhandledError: (error) => {
      failure = error
    },
  })
  return { input: new Input({ source, formats: ALL_FORMATS }), storageFailure: () => failure }
}
