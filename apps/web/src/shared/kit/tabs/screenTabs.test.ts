import { expect, test } from 'vitest'
import { chosenTab, gatherTabs, type ScreenTab, tabsOf } from './screenTabs.ts'

const tab = (key: string, order: number, scope?: ScreenTab['scope']): ScreenTab => ({
  ...{ key, title: key, order, load: async () => () => null },
  ...(scope && { scope }),
})
const keys = (tabs: readonly { key: string }[]) => tabs.map(({ key }) => key)

const tabs = gatherTabs([
  { WorkList: [tab('basic', 10), tab('history', 90)], ClientVcList: [tab('list', 10)] },
  undefined,
  { WorkList: [tab('students', 30), tab('revenue', 70, ['AdminSynthesis'])] },
])

test('tabs of several features stand in their order on the screen that they are for', () => {
  expect(keys(tabsOf('WorkList', ['AdminSynthesis'], tabs))).toEqual(['basic', 'students', 'revenue', 'history'])
  expect(keys(tabsOf('ClientVcList', [], tabs))).toEqual(['list'])
  expect(tabsOf('TodoList', [], tabs)).toEqual([])
})

test('a tab that needs a scope is not there for those without it', () => {
  expect(keys(tabsOf('WorkList', ['WorkList'], tabs))).toEqual(['basic', 'students', 'history'])
})

test('the address names the open tab; the first stands for an unknown one', () => {
  const shown = tabsOf('WorkList', [], tabs)
  expect(chosenTab(shown, 'students')?.key).toBe('students')
  expect(chosenTab(shown, 'revenue')?.key).toBe('basic')
  expect(chosenTab(shown, null)?.key).toBe('basic')
  expect(chosenTab([], 'basic')).toBeUndefined()
})
