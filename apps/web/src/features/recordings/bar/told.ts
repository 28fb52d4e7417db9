import { readStored, writeStored } from '../../../shared/lib/storage/storage.ts'

const toldKey = 'crm.recording.told'
/** A meeting that is recorded in parts is asked about once: so long after the last part it is another meeting. */
const sameMeetingMs = 30 * 60_000

interface Told {
  is_told: boolean
  until: number
}

/** The answer for the meeting that is still going on, or null where it must be asked. */
export const readTold = (now = Date.now()): boolean | null => {
  try {
    const told = JSON.parse(readStored(toldKey) ?? 'null') as Told | null
    return told && told.until > now ? told.is_told : null
  } catch {
    return null
  }
}

/** Called when it is answered, and again when a recording ends. */
export const keepTold = (is_told: boolean, now = Date.now()) =>
  writeStored(toldKey, JSON.stringify({ is_told, until: now + sameMeetingMs } satisfies Told))
