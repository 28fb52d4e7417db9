import { expect, test } from 'vitest'
import { keysOf } from '../../kit/keysOf.ts'
import type { Screen } from '../../kit/screen.ts'
import { scopeNames } from '../../scopes.ts'
import { screens } from '../../screens.ts'
import { ScopeList, scopePresets, scopeTree, scopeWords } from './scopeTree.ts'

test('every scope has one place in the tree and a word of its own', () => {
  expect(Object.values(scopeTree).flat().sort()).toEqual([...scopeNames].sort())
  expect(new Set(Object.values(scopeWords)).size).toBe(scopeNames.length)
})

test('the tree has each scope where the menu has its screen, under the same word', () => {
  for (const [name, screen] of Object.entries<Screen>(screens)) {
    if (screen.area !== 'emp' || !screen.menu || !(name in scopeWords)) continue
    const group = keysOf(scopeTree).find((key) => (scopeTree[key] as string[]).includes(name))
    expect(group, name).toBe(screen.menu.group)
    expect(screen.title).toBe(scopeWords[name as keyof typeof scopeWords])
  }
})

test('a list of scopes holds each once, in the order of the menu, and nothing unknown', () => {
  expect(ScopeList.parse(['WorkList', 'Index', 'WorkList'])).toEqual(['Index', 'WorkList'])
  expect(ScopeList.safeParse(['Everything']).success).toBe(false)
})

test('only administrators administrate', () => {
  for (const [name, { scopes }] of Object.entries(scopePresets)) {
    expect(scopes.includes('AdminMemberManagement'), name).toBe(name === 'admin')
  }
})
