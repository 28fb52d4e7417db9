import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readConfig } from '../../config.ts'
import { startNode } from '../../node.ts'

/** Starts the product once on the named database: what a first start makes is there from then on. */
const databaseUrl = process.argv[2] ?? ''
const DATA_DIR = await mkdtemp(join(tmpdir(), 'crm-first-start-'))
const config = readConfig({ PORT: '0', SEED: 'none', DATABASE_URL: databaseUrl, DATA_DIR })
const node = await startNode({ config, databaseUrl, log: pino({ level: 'silent' }), clock: false })
await node.close()
await rm(DATA_DIR, { recursive: true, force: true })
