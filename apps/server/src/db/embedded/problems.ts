import { statfs } from 'node:fs/promises'
import { StartupProblem } from '../../startupProblem.ts'

const ownDatabase = 'DATABASE_URL에 PostgreSQL 16 이상의 주소를 적어 주세요'

export const noBinaries = () =>
  new StartupProblem(`이 컴퓨터(${process.platform}-${process.arch})에서 실행할 내장 PostgreSQL이 없어요`, ownDatabase)

export const noAccount = () =>
  new StartupProblem(
    'PostgreSQL은 root로 실행할 수 없는데 대신 쓸 계정(postgres 또는 nobody)이 없어요',
    `일반 사용자로 실행하거나 ${ownDatabase}`,
  )

export const cannotSwitchAccount = (account: string) =>
  new StartupProblem(`PostgreSQL을 ${account} 계정으로 실행할 권한이 없어요`, `일반 사용자로 실행하거나 ${ownDatabase}`)

export const otherVersion = (cluster: string, found: string, needed: string) =>
  new StartupProblem(
    `데이터 폴더 ${cluster}는 PostgreSQL ${found}로 만들어져 PostgreSQL ${needed}로 열 수 없어요`,
    `pg_dump로 옮기거나, 다른 DATA_DIR을 쓰거나, PostgreSQL ${found} 서버를 DATABASE_URL에 적어 주세요`,
  )

export const notACluster = (cluster: string) =>
  new StartupProblem(
    `${cluster} 폴더가 비어 있지 않은데 PostgreSQL 데이터가 아니에요`,
    '폴더를 치우거나 다른 DATA_DIR을 쓰세요',
  )

export const clusterGone = (cluster: string, record: string) =>
  new StartupProblem(
    `데이터베이스 폴더 ${cluster}가 없어요`,
    `폴더를 되돌려 놓으세요. 새 데이터베이스로 시작하려면 ${record} 파일을 지우세요`,
  )

export const dataDirInUse = (dataDir: string, pid: number | null) =>
  new StartupProblem(
    `다른 프로세스${pid ? `(PID ${pid})` : ''}가 이미 이 DATA_DIR(${dataDir})을 쓰고 있어요`,
    '그 프로세스를 멈추거나 다른 DATA_DIR을 쓰세요',
  )

export const wrongPassword = (file: string) =>
  new StartupProblem(
    `${file}의 비밀번호로 내장 PostgreSQL에 접속할 수 없어요`,
    '이 데이터와 함께 만들어진 파일로 되돌리세요',
  )

export const notResponding = (pid: number, log: string) =>
  new StartupProblem(
    `내장 PostgreSQL(PID ${pid})이 응답하지 않아요`,
    `로그 ${log}를 확인하고 그 프로세스를 멈춘 뒤 다시 시작하세요`,
  )

export const notStarted = (log: string) =>
  new StartupProblem('내장 PostgreSQL이 시작되지 않았어요', `로그에서 이유를 확인하세요: ${log}`)

export const initFailed = (reason: string) =>
  new StartupProblem(`데이터베이스를 만들지 못했어요(${reason})`, `원인을 없애고 다시 시작하거나 ${ownDatabase}`)

const diskFull = (path: string) =>
  new StartupProblem(`디스크가 가득 차서 ${path}에 쓸 수 없어요`, '공간을 비우고 다시 시작하세요')

const readOnly = (path: string) =>
  new StartupProblem(`읽기 전용 디스크라서 ${path}에 쓸 수 없어요`, '쓸 수 있는 곳을 DATA_DIR로 정하세요')

const notAllowed = (path: string) =>
  new StartupProblem(`${path}에 대한 권한이 없어요`, '폴더의 소유자로 실행하거나 쓸 수 있는 곳을 DATA_DIR로 정하세요')

const notAFolder = (path: string) =>
  new StartupProblem(`${path}는 폴더가 아니거나 만들 수 없는 경로예요`, 'DATA_DIR에 올바른 폴더를 적어 주세요')

const problemByCode: Record<string, (path: string) => StartupProblem> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  // The same as reported by PostgreSQL (SQLSTATE disk_full).
  '53100': diskFull,
  EROFS: readOnly,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOTDIR: notAFolder,
  EEXIST: notAFolder,
  ELOOP: notAFolder,
  ENAMETOOLONG: notAFolder,
}

/** A failed file operation or statement as a line for the operator; anything else comes back unchanged. */
export const fileProblem = (error: unknown, path: string): unknown => {
  const { code = '', path: culprit = path } = error as NodeJS.ErrnoException
  return problemByCode[code]?.(culprit) ?? error
}

const textSays: [RegExp, (path: string) => StartupProblem][] = [
  [/No space left on device|Disk quota exceeded/i, diskFull],
  [/Read-only file system/i, readOnly],
  [/error while loading shared libraries|Exec format error/i, noBinaries],
  [/Permission denied/i, notAllowed],
]

const almostNothing = 1024 * 1024

/** The disk problem that the output of a PostgreSQL program reports, if it reports one. */
export const diskProblem = async (output: string, path: string): Promise<StartupProblem | null> => {
  const said = textSays.find(([pattern]) => pattern.test(output))
  if (said) return said[1](path)
  // On a full disk PostgreSQL cannot even write the reason into its log.
  const disk = await statfs(path).catch(() => null)
  return disk && disk.blocks > 0 && disk.bavail * disk.bsize < almostNothing ? diskFull(path) : null
}
