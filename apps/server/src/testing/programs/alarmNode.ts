import pino from 'pino'
import { readConfig } from '../../config.ts'
import { features } from '../../features.ts'
import { startNode } from '../../node.ts'
import { alarmTriggerFeature } from '../features/alarmTrigger.ts'

// For journeys: one more node of a running product, which can raise alarms at will.
const { DATABASE_URL: databaseUrl = '' } = process.env
const node = await startNode({
  config: readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: databaseUrl, DATABASE_POOL: '4' }),
  databaseUrl,
  log: pino({ level: 'silent' }),
  features: { ...features, alarmTrigger: alarmTriggerFeature },
  clock: false,
})
process.once('SIGTERM', () => node.close().then(() => process.exit(0)))
process.stdout.write(`준비되었어요: ${node.url}\n`)
