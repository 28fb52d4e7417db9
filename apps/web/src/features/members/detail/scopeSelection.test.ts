import { scopePresets, scopeTree } from '@crm/contract/features/members/scopeTree'
import type { Screen } from '@crm/contract/kit/screen'
import { scopeNames } from '@crm/contract/scopes'
import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { existingScopes, isSame, keeping, stateOf, withScopes } from './scopeSelection.ts'

const { meeting } = scopeTree

test('a group is chosen whole, in part or not at all', () => {
  expect(stateOf(meeting, [])).toBe('none')
  expect(stateOf(meeting, ['Index', 'ScheduleMeeting'])).toBe('some')
  expect(stateOf(meeting, meeting)).toBe('all')
})

test('choosing a group chooses its menus and leaves the others alone, in the order of the menu', () => {
  expect(withScopes(['StaticsOverPre', 'ScheduleGuide'], meeting, true)).toEqual([...meeting, 'StaticsOverPre'])
  expect(withScopes([...meeting, 'Index'], meeting, false)).toEqual(['Index'])
  expect(withScopes(['ScheduleGuide'], ['Index'], true)).toEqual(['Index', 'ScheduleGuide'])
})

test('what must stay stays', () => {
  expect(keeping(scopePresets.staff.scopes, ['AdminMemberManagement'])).toContain('AdminMemberManagement')
  expect(keeping(['Index'], ['Index'])).toEqual(['Index'])
})

test('a preset is recognised whatever the order', () => {
  expect(isSame([...scopeNames].reverse(), scopePresets.admin.scopes)).toBe(true)
  expect(isSame(['Index'], [])).toBe(false)
})

test('every entry of the staff menu that needs a scope can be granted, and what is not there yet cannot', () => {
  const offered = Object.values(existingScopes(screens)).flat()
  for (const screen of Object.values(screens) as Screen[])
    if (screen.area === 'emp' && screen.menu && screen.scope)
      expect(screen.scope.some((name) => offered.includes(name))).toBe(true)
  expect(offered).toContain('AdminContract')
  expect(offered).not.toContain('AdminTm')
})
