import { timeline } from '@crm/contract/features/timeline/timeline'
import { feature } from '../../feature.ts'
import { createNote, listTimeline, updateNote } from './timeline.service.ts'

export const timelineFeature = feature(timeline, { list: listTimeline, createNote, updateNote })
