import { audienceOf, type EventPayloads, staleCalls, type TopicName } from '@crm/contract/events'

/** The ways to reach open screens; in a writing call they wait for the commit. */
export interface Publisher {
  /**
   * Open screens read again what the topic makes stale. `user_no` says whose, for topics that concern one person.
   * The socket `except` is sent nothing: its tab made the change and learns of it by the answer.
   */
  publish: (topic: TopicName, user_no?: number | null, except?: string) => void
  /**
   * Sends an event to one person's sockets, to everybody's, or to those of this node (when every node gets the cause).
   */
  sendTo: <Event extends keyof EventPayloads>(
    to: number | 'everyone' | 'here',
    event: Event,
    payload: EventPayloads[Event],
  ) => void
  /** Whoever follows this room by the token of a link reads again what the link shows. */
  notifyGuests: (room: string) => void
}

/** Keeps messages until `flush` is called, so that a transaction that is rolled back sends none. */
export const bufferUntilCommit = (publisher: Publisher) => {
  const messages: (() => void)[] = []
  const buffered: Publisher = {
    publish: (...message) => {
      messages.push(() => publisher.publish(...message))
    },
    sendTo: (...message) => {
      messages.push(() => publisher.sendTo(...message))
    },
    notifyGuests: (room) => {
      messages.push(() => publisher.notifyGuests(room))
    },
  }
  return {
    buffered,
    flush: () => {
      for (const send of messages) send()
    },
  }
}

/** Publishes for one request: remembers which reads it made stale, and leaves out the tab that sent it. */
export const publisherOfRequest = (publisher: Publisher, user_no: number | undefined, socketId: string | undefined) => {
  const topics = new Set<TopicName>()
  return {
    publisher: {
      ...publisher,
      publish: (topic, to) => {
        if (audienceOf(topic) !== 'user' || to === user_no) topics.add(topic)
        publisher.publish(topic, to, socketId)
      },
    } satisfies Publisher,
    staleCalls: () => [...new Set([...topics].flatMap(staleCalls))],
  }
}
