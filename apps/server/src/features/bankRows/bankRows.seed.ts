import { defineSeed } from '../../../seed/seed.ts'
import { seedStatement } from './seed/demo.ts'
import { seedLargeStatements } from './seed/large.ts'
import { seedSample } from './seed/sample.ts'

export const seed = defineSeed({
  after: ['deposits', 'todos'],
  demo: seedStatement,
  files: seedSample,
  large: seedLargeStatements,
})
