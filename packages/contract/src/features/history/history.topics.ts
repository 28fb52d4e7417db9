import { anyTopic, defineTopics } from '../../kit/topic.ts'
import { history } from './history.ts'

/** Every feature may own a history, so that any change may add to one. */
export const historyTopics = defineTopics({}, { [anyTopic]: [history.list] })
