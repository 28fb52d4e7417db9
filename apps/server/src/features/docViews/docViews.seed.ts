import { defineSeed } from '../../../seed/seed.ts'
import { seedViews } from './seed/demo.ts'
import { seedLargeViews } from './seed/large.ts'

/** Documents are there only once their bytes are, so that views of them come as late. */
export const seed = defineSeed({ after: ['fileTree', 'fileShares'], files: seedViews, large: seedLargeViews })
