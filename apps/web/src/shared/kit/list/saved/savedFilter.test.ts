import { mostSavedFilters } from '@crm/contract/features/account/account'
import { expect, test } from 'vitest'
import { nameProblem, renameProblem } from './savedFilter.ts'

test('with twenty saved, one of the same name can still be replaced', () => {
  const known = Array.from({ length: mostSavedFilters }, (_, number) => `필터 ${number}`)
  expect(nameProblem('', known)).toBe('필터 이름을 입력해 주세요.')
  expect(nameProblem('하나 더', known)).toBe('필터는 20개까지 저장할 수 있어요.')
  expect(nameProblem(' 필터 3 ', known)).toBeNull()
  expect(nameProblem('하나 더', known.slice(1))).toBeNull()
})

test('another name must not be taken', () => {
  expect(renameProblem('', [])).toBe('필터 이름을 입력해 주세요.')
  expect(renameProblem(' 하나 ', ['하나'])).toBe('같은 이름의 필터가 있어요.')
  expect(renameProblem('둘', ['하나'])).toBeNull()
})
