/** Progress for the person at the terminal, in the same shape as the server's own lines. */
export const say = (line) => process.stdout.write(`• ${line}\n`)

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)}초`

/** Something the person can mend: one line, no stack trace. */
export class LaunchProblem extends Error {
  constructor(what, todo) {
    super(`${what}. ${todo}.`)
  }
}

const diskSays = [
  [/ENOSPC|EDQUOT|no space left/i, '디스크가 가득 찼어요', '공간을 비우고 다시 실행해 주세요'],
  [/EROFS|read-only file system/i, '읽기 전용 디스크라서 쓸 수 없어요', '쓸 수 있는 곳에서 실행해 주세요'],
  [/EACCES|EPERM|permission denied/i, '파일을 쓸 권한이 없어요', '폴더의 소유자로 실행해 주세요'],
]

/** What an error or a program's output says about the disk, if that is what it says. */
export const diskProblem = (text, doing) => {
  const said = diskSays.find(([pattern]) => pattern.test(text))
  return said && new LaunchProblem(`${doing} ${said[1]}`, said[2])
}

/** Runs the steps of a script; a fault becomes one line and exit code 1. */
export const guarded = async (steps) => {
  try {
    return await steps()
  } catch (error) {
    const problem = error instanceof LaunchProblem ? error : diskProblem(String(error?.code), '준비하는 중')
    process.stderr.write(`✖ ${problem ? problem.message : (error?.stack ?? error)}\n`)
    process.exit(1)
  }
}
