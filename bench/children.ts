import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { settingNames } from '../apps/server/src/config.ts'
import { begin } from './cleanup.ts'

const patienceMs = 15_000

const stopChild = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}

/** The settings of whoever runs the bench must not change what is measured. */
const environment = (own: Record<string, string>) => {
  const inherited = Object.entries(process.env).filter(([name]) => !settingNames.some((setting) => setting === name))
  return { ...Object.fromEntries(inherited), ...own }
}

const launch = (file: URL, env: Record<string, string>, nodeArgs: string[]) =>
  spawn(process.execPath, [...nodeArgs, fileURLToPath(file)], {
    // Away from the checkout, where a .env may lie.
    cwd: tmpdir(),
    env: environment(env),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })

/** Runs one of our programs until the bench ends. */
export const startChild = (
  file: URL,
  env: Record<string, string> = {},
  nodeArgs: string[] = [],
): Promise<ChildProcess> => begin(() => launch(file, env, nodeArgs), stopChild)

/** The first address that a server prints: it is up. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const url = /http:\/\/\S+(?=\s)/.exec(said)?.[0]
      if (url) resolve(url)
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`A server ended before it was up (exit code ${code})\n${said}`)))
  })

export interface RunningServer {
  url: string
  child: ChildProcess
  stop: () => Promise<void>
}

export const startServer = async (
  file: URL,
  env: Record<string, string>,
  nodeArgs: string[] = [],
): Promise<RunningServer> => {
  const child = await startChild(file, env, nodeArgs)
  return { url: await addressOf(child), child, stop: () => stopChild(child) }
}
