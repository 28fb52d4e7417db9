import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { StartupProblem } from '../apps/server/src/startupProblem.ts'

const partNames = [
  'reads',
  'growth',
  'people',
  'keywords',
  'bookings',
  'sockets',
  'files',
  'dataRooms',
  'recordings',
  'learning',
  'contracts',
  'soak',
  'bundle',
] as const
export type PartName = (typeof partNames)[number]

export interface Options {
  parts: readonly PartName[]
  /** Only the reads whose name holds this. */
  match: string
  /** How long each round of load lasts. */
  seconds: number
  sockets: number
  /** Size of the file that goes up and down. */
  megabytes: number
  /** How many seconds of load memory is looked at after. */
  soak: number
  /** Where the databases are kept for the next run; null makes them anew and removes them. */
  data: string | null
}

export const help = `npm run bench: 한 번의 실행 안에서 비율을 재요 (시간을 재는 시험이 아니에요)

  --only <part>    reads, growth, people, keywords, bookings, sockets, files, dataRooms, recordings, learning, contracts, soak, bundle 가운데 고른 것만 (쉼표로 여럿)
  --match <text>   이름에 이 말이 든 읽기만 (reads, growth, people, keywords)
  --seconds <n>    부하 한 차례의 길이 (기본 2초)
  --sockets <n>    연결할 소켓의 수 (기본 5000)
  --megabytes <n>  올리고 받을 파일의 크기 (기본 2048)
  --soak <n>       메모리를 보기 전에 부하를 주는 시간 (기본 180초)
  --data <folder>  넣은 데이터를 이 폴더에 두고 같은 날의 다음 실행에서 다시 써요 (쓰기를 잰 행은 남아요)
  --help           이 도움말

표는 .cache/bench.json 에도 남아요.
`

const whole = (text: string, flag: string, most: number) => {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  throw new StartupProblem(`${flag} 값 ${text}을(를) 쓸 수 없어요`, `1에서 ${most}까지의 정수로 바꿔 주세요.`)
}

const partsOf = (only: string | undefined): readonly PartName[] => {
  if (only === undefined) return partNames
  const wanted = only.split(',')
  const unknown = wanted.find((name) => !partNames.some((part) => part === name))
  if (unknown === undefined) return partNames.filter((part) => wanted.includes(part))
  throw new StartupProblem(`--only 값 ${unknown}을(를) 쓸 수 없어요`, `${partNames.join(', ')} 가운데서 골라 주세요.`)
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        match: { type: 'string', default: '' },
        seconds: { type: 'string', default: '2' },
        sockets: { type: 'string', default: '5000' },
        megabytes: { type: 'string', default: '2048' },
        soak: { type: 'string', default: '180' },
        data: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new StartupProblem(errorMessage(error), 'npm run bench -- --help 를 보세요.')
  }
}

/** What the command line asks for; null when it asks for help. */
export const readOptions = (args: string[]): Options | null => {
  const { only, match, seconds, sockets, megabytes, soak, data, help: wantsHelp } = parse(args)
  if (wantsHelp) return null
  return {
    parts: partsOf(only),
    match,
    seconds: whole(seconds, '--seconds', 600),
    sockets: whole(sockets, '--sockets', 25_000),
    megabytes: whole(megabytes, '--megabytes', 10_240),
    soak: whole(soak, '--soak', 86_400),
    data: data === undefined ? null : resolve(data),
  }
}
