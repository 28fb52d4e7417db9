import { media } from './media.ts'
import { talk } from './talk.ts'
import { watching } from './watching.ts'

export const learning = { ...media, ...watching, ...talk }
