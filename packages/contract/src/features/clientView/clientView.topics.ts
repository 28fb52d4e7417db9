import { defineTopics } from '../../kit/topic.ts'

/** A company's history shows it. */
export const clientViewTopics = defineTopics({ 'clientViews.changed': 'staff' }, {})
