import { defineSeed } from '../../../seed/seed.ts'
import { seedTrees } from './seed/demo.ts'
import { seedLargeTrees } from './seed/large.ts'

export const seed = defineSeed({ after: ['projects', 'clients'], files: seedTrees, large: seedLargeTrees })
