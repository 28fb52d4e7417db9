import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { webFeatures } from '../../features.ts'
import { gatherTabs } from '../../shared/kit/tabs/screenTabs.ts'
import { screenComponents } from './screenComponents.ts'

test('every screen of the table has a component', () => {
  expect(Object.keys(screenComponents).sort()).toEqual(Object.keys(screens).sort())
})

test('the tabs of a screen have names and places of their own', () => {
  for (const [screen, tabs] of gatherTabs(webFeatures.map((feature) => feature.tabs))) {
    expect(Object.keys(screens), screen).toContain(screen)
    for (const part of ['key', 'title', 'order'] as const)
      expect(new Set(tabs.map((tab) => tab[part])).size, `${part} on ${screen}`).toBe(tabs.length)
  }
})
