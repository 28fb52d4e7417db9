import pino from 'pino'
import { readConfig } from '../../config.ts'
import { startNode } from '../../node.ts'
import { notesFeature } from '../features/notesFeature.ts'

/** A node in a process of its own, for tests that kill it: `node killableNode.ts <database url>` */
const databaseUrl = process.argv[2] as string
const node = await startNode({
  config: readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: databaseUrl }),
  databaseUrl,
  log: pino({ level: 'silent' }),
  features: { notes: notesFeature },
})
process.send?.(node.url)
