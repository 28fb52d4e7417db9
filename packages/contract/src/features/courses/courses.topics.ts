import { defineTopics, readsOf } from '../../kit/topic.ts'
import { courses } from './courses.ts'

export const courseTopics = defineTopics(
  { 'camp.changed': 'staff' },
  {
    'camp.changed': readsOf(courses),
    'files.changed': [courses.list, courses.detail, courses.categories, courses.banners],
  },
)
