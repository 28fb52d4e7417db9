import { type TopicName, topicNames } from '@crm/contract/events'

const keptMs = 60_000
/** A change is announced a moment after it can be read. */
const marginMs = 1000

/** The topics of the last minute by room, so that a page that connects learns what changed while it was loading. */
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
    /**
     * The topics sent to these rooms in the last so many milliseconds; all topics when that is longer than remembered.
     */
    in: (rooms: readonly string[], lastMs: number): TopicName[] => {
      const from = now() - lastMs - marginMs
      if (from < startedAt || lastMs > keptMs) return topicNames
      const missed = rooms.flatMap((room) => [...(toldAt.get(room) ?? [])].filter(([, at]) => at >= from))
      return [...new Set(missed.map(([topic]) => topic))]
    },
    close: () => clearInterval(timer),
  }
}
