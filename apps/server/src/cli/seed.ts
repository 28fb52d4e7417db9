import { cac } from 'cac'
import { seedLarge } from '../../seed/run.ts'
import { withDatabase } from '../seeding.ts'
import { command, runCli } from './command.ts'

const cli = cac('npm run seed --')

cli.command('demo', '빈 데이터베이스에 데모 데이터를 넣어요').action(() => command(async () => {}, { seed: 'demo' }))

cli
  .command(
    'large',
    '데모 위에 성능 측정용 데이터를 넣어요: 고객사 50,000곳, 프로젝트 100,000건, 미팅 300,000건, 할 일과 알림과 자료실 항목 1,000,000건씩, 견적 120,000건, 계약 90,000건, 은행 내역 300,000건',
  )
  .action(() => command(({ url, say }) => withDatabase(url, (db) => seedLarge(db, say)), { seed: 'demo' }))

await runCli(cli)
