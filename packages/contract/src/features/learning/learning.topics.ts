import { defineTopics, readsOf } from '../../kit/topic.ts'
import { learning } from './learning.ts'
import { media } from './media.ts'
import { talk } from './talk.ts'
import { watching } from './watching.ts'

export const learningTopics = defineTopics(
  {
    /** Progress, memos and devices of one person. */
    'learning.changed': 'user',
    /** Another player of the same person has begun. */
    'watching.changed': 'user',
    /** Questions, answers and reviews: learners of a course read each other's. */
    'camp_talk.changed': 'everyone',
  },
  {
    'camp.changed': readsOf(learning),
    'seats.changed': [watching.learned, watching.opening],
    'camp_talk.changed': [talk.questions, talk.taughtQuestions, talk.reviews, talk.ownReview],
    'learning.changed': [
      talk.certificates,
      talk.ownReview,
      watching.learned,
      watching.opening,
      watching.memos,
      watching.devices,
    ],
    'watching.changed': [watching.watchState],
    'files.changed': [media.media, watching.materials],
  },
)
