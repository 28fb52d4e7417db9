import { screens } from '@crm/contract/screens'
import { expect, test } from 'vitest'
import { screenComponents } from './screenComponents.ts'

test('every screen of the table has a component', () => {
  expect(Object.keys(screenComponents).sort()).toEqual(Object.keys(screens).sort())
})
