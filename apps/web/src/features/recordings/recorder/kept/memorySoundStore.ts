import { recording } from '@crm/contract/features/recordings/recordings.rows'
import { countPart, type KeptLine, type KeptSession, type SoundPart, type SoundStore } from './soundStore.ts'

interface Kept {
  session: KeptSession
  parts: SoundPart[]
  lines: KeptLine[]
}

/** For windows in which the browser keeps nothing (private ones): it lasts as long as the page. */
export const createMemoryStore = (): SoundStore => {
  const all = new Map<string, Kept>()
  return {
    sessions: async () => [...all.values()].map(({ session }) => session),
    session: async (key) => all.get(key)?.session,
    putSession: async (session) => {
      all.set(session.key, { parts: [], lines: [], ...all.get(session.key), session })
    },
    updateSession: async (key, change) => {
      const kept = all.get(key)
      if (kept) kept.session = { ...kept.session, ...change }
    },
    addPart: async (key, part) => {
      const kept = all.get(key)
      if (!kept) return
      kept.parts.push(part)
      kept.session = countPart(kept.session, part, recording.frameSamples)
    },
    partAt: async (key, frame) => all.get(key)?.parts.findLast((part) => part.frame <= frame),
    dropParts: async (key, frame) => {
      const kept = all.get(key)
      const holding = kept?.parts.findLast((part) => part.frame <= frame)
      if (kept && holding) kept.parts = kept.parts.filter((part) => part.frame >= holding.frame)
    },
    addLine: async (key, line) => {
      const kept = all.get(key)
      if (!kept) return
      kept.lines.push(line)
      kept.session = { ...kept.session, nextLine: line.seq + 1 }
    },
    lines: async (key) => [...(all.get(key)?.lines ?? [])],
    dropLines: async (key, beforeSeq) => {
      const kept = all.get(key)
      if (kept) kept.lines = kept.lines.filter(({ seq }) => seq >= beforeSeq)
    },
    remove: async (key) => {
      all.delete(key)
    },
  }
}
