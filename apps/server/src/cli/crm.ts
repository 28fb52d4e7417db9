import { cac } from 'cac'
import { createAdmin } from '../features/members/createAdmin.ts'
import { withDatabase } from '../seeding.ts'
import { StartupProblem } from '../startupProblem.ts'
import { askHidden } from './askHidden.ts'
import { command, runCli } from './command.ts'

const cli = cac('npm run crm --')

interface AdminOptions {
  id?: string
  name?: string
  email?: string
}

const needed = (value: string | undefined, flag: string) => {
  if (!value) throw new StartupProblem(`${flag} 값이 필요해요`, 'npm run crm -- create-admin --help 를 보세요.')
  return value
}

cli
  .command('create-admin', '모든 권한을 가진 첫 직원 계정을 만들어요')
  .option('--id <user_id>', '로그인 아이디 (영문 소문자, 숫자)')
  .option('--name <user_name>', '이름')
  .option('--email <user_email>', '메일 주소')
  .example('npm run crm -- create-admin --id admin --name 김서연 --email admin@example.com')
  .example('비밀번호는 물어봐요. 자동화할 때는 CRM_PASSWORD 환경 변수로 주세요.')
  .action((options: AdminOptions) =>
    command(
      async ({ url, say }) => {
        const draft = {
          user_id: needed(options.id, '--id'),
          user_name: needed(options.name, '--name'),
          user_email: needed(options.email, '--email'),
          password: process.env.CRM_PASSWORD ?? (await askHidden('비밀번호 (8자 이상, 영문과 숫자): ')),
        }
        await withDatabase(url, (db) => createAdmin(db, draft))
        say(`${draft.user_id} 계정을 만들었어요`)
      },
      { seed: 'none' },
    ),
  )

await runCli(cli)
