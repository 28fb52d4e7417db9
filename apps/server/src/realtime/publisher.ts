import type { EventPayloads, TopicName } from '@crm/contract/events'

/** The two ways in which the server speaks up; in a writing call both wait for the commit. */
export interface Voice {
  /** Open screens read again what the topic makes stale. `user_no` says whose, for topics that concern one person. */
  publish: (topic: TopicName, user_no?: number | null) => void
  /** One event to one person's sockets, to everybody's, or to those of this node (when every node hears of the cause). */
  tell: <Event extends keyof EventPayloads>(
    to: number | 'everyone' | 'here',
    event: Event,
    payload: EventPayloads[Event],
  ) => void
}

/** Keeps what is said until `speak` is called: not a word of a transaction that is rolled back. */
export const holdBack = (voice: Voice) => {
  const held: (() => void)[] = []
  const later: Voice = {
    publish: (...message) => {
      held.push(() => voice.publish(...message))
    },
    tell: (...message) => {
      held.push(() => voice.tell(...message))
    },
  }
  return {
    later,
    speak: () => {
      for (const say of held) say()
    },
  }
}
