import { defineSeed } from '../../../seed/seed.ts'
import { seedRecordings } from './seed/demo.ts'
import { seedLargeRecordings } from './seed/large.ts'

export const seed = defineSeed({ after: ['meetings'], files: seedRecordings, large: (db) => seedLargeRecordings(db) })
