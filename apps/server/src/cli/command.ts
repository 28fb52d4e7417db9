import { existsSync } from 'node:fs'
import type { CAC } from 'cac'
import { type Config, readConfig } from '../config.ts'
import { joinDatabase } from '../db/open.ts'
import { seedIfEmpty } from '../seeding.ts'
import { StartupProblem } from '../startupProblem.ts'
import { printLine } from '../terminal.ts'

interface CommandTools {
  url: string
  say: (line: string) => void
}

/** Runs one command on the configured database, beside a running server if there is one. */
export const command = async (work: (tools: CommandTools) => Promise<void>, overrides: Partial<Config> = {}) => {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const config = { ...readConfig(process.env), ...overrides }
    const database = await joinDatabase(config, printLine)
    try {
      await seedIfEmpty(database.url, config, printLine)
      await work({ url: database.url, say: printLine })
      printLine('마쳤어요')
    } finally {
      await database.close()
    }
  } catch (error) {
    const expected = error instanceof StartupProblem
    process.stderr.write(`✖ ${expected ? error.message : error instanceof Error ? error.stack : error}\n`)
    process.exitCode = 1
  }
}

/** Runs the command that was named; without one, shows what there is. */
export const runCli = async (cli: CAC) => {
  cli.help()
  cli.parse(process.argv, { run: false })
  if (!cli.matchedCommand && !cli.options.help) cli.outputHelp()
  await cli.runMatchedCommand()
}
