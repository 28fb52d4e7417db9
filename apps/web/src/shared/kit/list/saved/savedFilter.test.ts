import { mostSavedFilters } from '@crm/contract/features/account/account'
import { expect, test } from 'vitest'
import { conditionsOf, nameProblem } from './savedFilter.ts'

test.each([
  ['projects', 'is_own=1&offset=50', 'is_own=1'],
  ['todos', 'view=sent&tl_no=3&offset=50', 'view=sent'],
  ['meetings', 'view=week&date=2026-01-01&ms_no=7&mr_no=2', 'view=week&mr_no=2'],
] as const)('of the address of %s, where one is does not count', (list, search, kept) => {
  expect(conditionsOf(list, new URLSearchParams(search)).toString()).toBe(kept)
})

test('with twenty saved, one of the same name can still be replaced', () => {
  const known = Array.from({ length: mostSavedFilters }, (_, number) => `필터 ${number}`)
  expect(nameProblem('', known)).toBe('필터 이름을 입력해 주세요.')
  expect(nameProblem('하나 더', known)).toBe('필터는 20개까지 저장할 수 있어요.')
  expect(nameProblem(' 필터 3 ', known)).toBeNull()
  expect(nameProblem('하나 더', known.slice(1))).toBeNull()
})
