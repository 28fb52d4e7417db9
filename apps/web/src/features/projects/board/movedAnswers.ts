import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { type ProgressStage, stageOf, statusOf } from '@crm/contract/features/projects/projects.words'
import { type AnswerOf, callName } from '@crm/contract/kit/endpoint'

/** What is remembered of the server: an answer under its call and request. */
export type Remembered = [key: readonly unknown[], answer: unknown]

type ListAnswer = AnswerOf<typeof projects.list>
type BoardAnswer = AnswerOf<typeof projects.board>
type ShowAnswer = AnswerOf<typeof projects.show>

const filterOf = (key: readonly unknown[]) => (key[1] as { query?: Record<string, unknown> } | undefined)?.query ?? {}
const stagesOf = (key: readonly unknown[]) => filterOf(key).progress_status as readonly ProgressStage[] | undefined

/** What "not ended" leaves out. */
const ended: readonly ProgressStage[] = ['completed', 'unknown']

/** Whether what was asked for has room for projects in that stage. */
const hasRoomFor = (key: readonly unknown[], stage: ProgressStage) =>
  (stagesOf(key)?.includes(stage) ?? true) && !(filterOf(key).is_not_ended && ended.includes(stage))

/** The filter apart from stage and page: columns of one board share it. */
const familyOf = (key: readonly unknown[]) => {
  const { progress_status: _, offset: __, limit: ___, ...rest } = filterOf(key)
  const stated = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '')
  return JSON.stringify(stated.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

const isOf = (key: readonly unknown[], endpoint: (typeof projects)[keyof typeof projects]) =>
  key[0] === callName(endpoint)

const movedList = (answer: ListAnswer, key: readonly unknown[], moved: ProjectRow, joins: boolean) => {
  const isHere = answer.query.some(({ proj_no }) => proj_no === moved.proj_no)
  const belongs = hasRoomFor(key, stageOf(moved.progress_status))
  const others = answer.query.filter(({ proj_no }) => proj_no !== moved.proj_no)
  if (isHere && belongs)
    return { ...answer, query: answer.query.map((row) => (row.proj_no === moved.proj_no ? moved : row)) }
  if (isHere) return { ...answer, query: others, total: answer.total - 1 }
  if (belongs && stagesOf(key) && joins) return { ...answer, query: [moved, ...others], total: answer.total + 1 }
  return answer
}

const movedBoard = (answer: BoardAnswer, key: readonly unknown[], row: ProjectRow, to: ProgressStage) => {
  const from = stageOf(row.progress_status)
  const by = (stage: ProgressStage) => (stage === from ? -1 : stage === to && hasRoomFor(key, to) ? 1 : 0)
  const query = answer.query.map((column) => ({
    ...column,
    count: column.count + by(column.stage),
    amount: column.amount + by(column.stage) * row.contract_amount,
  }))
  return { ...answer, query }
}

/** The remembered answers as they will be once a project has moved: people need not wait for the server to see it. */
export const movedAnswers = (remembered: readonly Remembered[], row: ProjectRow, to: ProgressStage): Remembered[] => {
  const lost_stage = to === 'unknown' ? stageOf(row.progress_status) : null
  const moved = { ...row, progress_status: statusOf(to), lost_stage }
  const lists = remembered.filter(([key, answer]) => isOf(key, projects.list) && answer)
  const holding = lists.filter(([, answer]) =>
    (answer as ListAnswer).query.some((each) => each.proj_no === row.proj_no),
  )
  const families = new Set(holding.map(([key]) => familyOf(key)))
  return remembered.flatMap(([key, answer]): Remembered[] => {
    if (!answer) return []
    const isFamily = families.has(familyOf(key))
    if (isOf(key, projects.list)) return [[key, movedList(answer as ListAnswer, key, moved, isFamily)]]
    if (isOf(key, projects.board) && isFamily) return [[key, movedBoard(answer as BoardAnswer, key, row, to)]]
    if (!isOf(key, projects.show)) return []
    const { query } = answer as ShowAnswer
    return [
      [
        key,
        {
          ...(answer as ShowAnswer),
          query: query.map((each) =>
            each.proj_no === row.proj_no ? { ...each, progress_status: moved.progress_status, lost_stage } : each,
          ),
        },
      ],
    ]
  })
}
