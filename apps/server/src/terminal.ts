import type { Config } from './config.ts'
import { demoAccounts, demoPassword } from './demoAccounts.ts'

/** Progress for the person at the terminal; logs go their own way. */
export const printLine = (line: string) => process.stdout.write(`• ${line}\n`)

export const printReady = (url: string, config: Config) => {
  process.stdout.write(`\n✔ 빌더 CRM이 준비되었어요: ${url}\n`)
  if (config.seed !== 'demo') return
  process.stdout.write(`\n  데모 계정 (비밀번호 ${demoPassword})\n`)
  for (const { user_id, who } of demoAccounts) process.stdout.write(`    ${user_id.padEnd(10)} ${who}\n`)
  if (!config.smtpUrl) process.stdout.write(`\n  보낸 메일은 ${new URL('/docs/outbox', url)} 에서 볼 수 있어요\n`)
  process.stdout.write('\n')
}
