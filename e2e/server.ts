import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startTemporaryCluster } from '../apps/server/src/db/temporary.ts'

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url))

const addressOf = (server: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (chunk) => {
      said += chunk
      const address = said.match(/준비되었어요: (http\S+)/)?.[1]
      if (address) resolve(address)
    })
    server.once('exit', () => reject(new Error(`the server did not start:\n${said}`)))
  })

/** The real product on a database of its own, with demo data, for the whole run. */
const startProduct = async () => {
  const cluster = await startTemporaryCluster()
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: cluster.url, SEED: 'demo', PORT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.CRM_URL = await addressOf(server)
  return async () => {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    await cluster.stop()
  }
}

export default startProduct
