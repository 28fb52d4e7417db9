import { projects } from '@crm/contract/features/projects/projects'
import type { ProjectRow } from '@crm/contract/features/projects/projects.rows'
import { callName } from '@crm/contract/kit/endpoint'
import { expect, test } from 'vitest'
import { movedAnswers, type Remembered } from './movedAnswers.ts'

const row = { proj_no: 7, progress_status: 'pre', contract_amount: 500 } as ProjectRow
const list = (query: object, rows: ProjectRow[]): Remembered => [
  [callName(projects.list), { query }],
  { state: 1, query: rows, total: rows.length },
]
const rowsOf = ([, answer]: Remembered) => (answer as { query: ProjectRow[] }).query

test('it leaves its column, joins the other one of the same board, and stays in lists of all stages', () => {
  const moved = movedAnswers(
    [
      list({ keyword: '그린', progress_status: ['pre'], limit: 30 }, [row]),
      list({ keyword: '그린', progress_status: ['guide'], limit: 30 }, []),
      list({ keyword: '다른', progress_status: ['guide'], limit: 30 }, []),
      list({ offset: 0, limit: 50 }, [row]),
    ],
    row,
    'guide',
  )
  expect(moved.map((answer) => rowsOf(answer).length)).toEqual([0, 1, 0, 1])
  expect(rowsOf(moved[3] as Remembered)[0]?.progress_status).toBe('guide')
})

test('counts and amounts of its board follow', () => {
  const board: Remembered = [
    [callName(projects.board), { query: { keyword: '그린' } }],
    {
      state: 1,
      query: [
        { stage: 'pre', count: 3, amount: 900 },
        { stage: 'guide', count: 1, amount: 0 },
      ],
    },
  ]
  const [, answer] = movedAnswers([list({ keyword: '그린', progress_status: ['pre'] }, [row]), board], row, 'guide')
  expect(answer?.[1]).toMatchObject({
    query: [
      { stage: 'pre', count: 2, amount: 400 },
      { stage: 'guide', count: 2, amount: 500 },
    ],
  })
})

test('where what has ended is left out, a project that ends just goes', () => {
  const open = { is_not_ended: 1 }
  const board: Remembered = [
    [callName(projects.board), { query: open }],
    {
      state: 1,
      query: [
        { stage: 'pre', count: 3, amount: 900 },
        { stage: 'unknown', count: 0, amount: 0 },
      ],
    },
  ]
  const moved = movedAnswers(
    [
      list({ ...open, progress_status: ['pre'] }, [row]),
      list({ ...open, progress_status: ['unknown'] }, []),
      list(open, [row]),
      board,
    ],
    row,
    'unknown',
  )
  expect(moved.slice(0, 3).map((answer) => rowsOf(answer).length)).toEqual([0, 0, 0])
  expect(moved[3]?.[1]).toMatchObject({ query: [{ count: 2, amount: 400 }, { count: 0 }] })
})
