import { defineTopics, readsOf } from '../../kit/topic.ts'
import { portalProjects } from './portalProjects.ts'

export const portalProjectTopics = defineTopics({}, { 'projects.changed': readsOf(portalProjects) })
