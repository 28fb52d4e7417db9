import { defineTopics, readsOf } from '../../kit/topic.ts'
import { courses } from './courses.ts'

export const courseTopics = defineTopics(
  { 'camp.changed': 'everyone' },
  {
    'camp.changed': readsOf(courses),
    'payments.changed': [courses.list],
    'students.changed': [courses.list],
    'files.changed': [courses.list, courses.detail, courses.categories, courses.banners],
  },
)
