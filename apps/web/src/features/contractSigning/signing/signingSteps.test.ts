import type { SignerPage } from '@crm/contract/features/contractSigning/contractSigning.rows'
import { expect, test } from 'vitest'
import { currentStep, maySign, stepsOf, withConsent } from './signingSteps.ts'

const me: SignerPage['me'] = {
  cs_name: '한대표',
  cs_title: '대표',
  cs_state: 'asked',
  is_read: false,
  consents: [],
  is_verified: false,
  code_ways: [],
  cs_signed_dt: null,
  cs_method: null,
}
const all: SignerPage['me']['consents'] = ['signature', 'privacy', 'withdrawal', 'records']
const pageOf = (mine: Partial<SignerPage['me']>, rest: Partial<SignerPage> = {}) =>
  ({ ctr_state: 'sent', days_left: 3, ...rest, me: { ...me, ...mine } }) as SignerPage
const lockedOf = (mine: Partial<SignerPage['me']>) =>
  stepsOf(pageOf(mine), '한대표').flatMap(({ name, isLocked }) => (isLocked ? name : []))

test('a step opens when the ones before it are done', () => {
  expect(lockedOf({})).toEqual(['consent', 'code', 'sign'])
  expect(lockedOf({ is_read: true })).toEqual(['code', 'sign'])
  expect(lockedOf({ is_read: true, consents: all.slice(1) })).toEqual(['code', 'sign'])
  expect(lockedOf({ is_read: true, consents: all })).toEqual(['sign'])
  expect(lockedOf({ is_read: true, consents: all, is_verified: true })).toEqual([])
})

test('the next step is the first that is not done, the name among them', () => {
  expect(currentStep(stepsOf(pageOf({}), '한대표'))).toBe('read')
  expect(currentStep(stepsOf(pageOf({ is_read: true }), '  '))).toBe('who')
  expect(currentStep(stepsOf(pageOf({ is_read: true }), '김대표'))).toBe('who')
  expect(currentStep(stepsOf(pageOf({ is_read: true }), '한 대표'))).toBe('consent')
  expect(currentStep(stepsOf(pageOf({ is_read: true }), '한대표'))).toBe('consent')
  expect(currentStep(stepsOf(pageOf({ is_read: true, consents: all, is_verified: true }), '한대표'))).toBe('sign')
})

test('only whose turn it is signs, until the last day', () => {
  expect(maySign(pageOf({}))).toBe(true)
  expect(maySign(pageOf({}, { days_left: 0 }))).toBe(true)
  expect(maySign(pageOf({}, { days_left: -1 }))).toBe(false)
  expect(maySign(pageOf({ cs_state: 'waiting' }))).toBe(false)
  expect(maySign(pageOf({}, { ctr_state: 'cancelled' }))).toBe(false)
})

test('an answer that comes late takes back no other consent', () => {
  const shown = pageOf({ consents: ['signature', 'privacy'] })
  expect(withConsent(shown, pageOf({ consents: ['signature'] }), 'signature').me.consents).toEqual([
    'privacy',
    'signature',
  ])
  expect(withConsent(shown, pageOf({ consents: [] }), 'signature').me.consents).toEqual(['privacy'])
})
