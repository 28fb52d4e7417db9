import { type TopicName, topicNames } from '@crm/contract/events'

const keptMs = 60_000
/** A change is told a moment after it can be read. */
const marginMs = 1000

/** The topics of the last minute by room: a page that connects is told what changed while it was opening. */
export const createRecentTopics = (now = () => Date.now()) => {
  const startedAt = now()
  const toldAt = new Map<string, Map<TopicName, number>>()

  const forgetOld = () => {
    for (const [room, told] of toldAt) {
      for (const [topic, at] of told) if (at < now() - keptMs) told.delete(topic)
      if (!told.size) toldAt.delete(room)
    }
  }
  const timer = setInterval(forgetOld, keptMs)
  timer.unref()

  return {
    note: (room: string, topic: TopicName) => {
      const told = toldAt.get(room) ?? new Map<TopicName, number>()
      toldAt.set(room, told.set(topic, now()))
    },
    /** The topics that these rooms were told of in the last so many milliseconds; all of them where nobody knows. */
    in: (rooms: readonly string[], lastMs: number): TopicName[] => {
      const from = now() - lastMs - marginMs
      if (from < startedAt || lastMs > keptMs) return topicNames
      const missed = rooms.flatMap((room) => [...(toldAt.get(room) ?? [])].filter(([, at]) => at >= from))
      return [...new Set(missed.map(([topic]) => topic))]
    },
    close: () => clearInterval(timer),
  }
}
