import { api } from '@crm/contract/api'
import type { AnyEndpoint } from '@crm/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** DELETE calls whose answer offers no undo, each with its reason. */
const withoutUndo: Record<string, string> = {
  'account.endSessions': 'ends sessions: one signs in again',
  'account.endSession': 'ends a session: one signs in again',
  'buildups.cancel': 'gives points back by an entry of its own; the ledger is not edited',
  'calendar.revoke': 'an address that leaked must stay dead; another one is made by one click',
  'colleagues.remove': 'closes an account and all its sessions; asks by name',
  'colleagues.revokeInvite': 'a link that leaked must stay dead; another invitation is sent by one click',
  'companyEdits.withdraw': 'takes back a request; its form still has the values',
  'companyProfile.removeSeal': 'every version of the profile is kept, and the picture is uploaded again',
  'contracts.dropRefund': 'money: the refund is entered again, and both stay in the history',
  'courses.removeBannerPicture': 'the file is uploaded again',
  'courses.removeCategoryPicture': 'the file is uploaded again',
  'courses.removePicture': 'the file is uploaded again',
  'files.remove': 'its author attaches the same file again (files.attach), which the toast offers',
  'fileTree.removeVersion': 'deletes the bytes for good, which is what it is for; asks by name',
  'imports.cancel': 'a preview, made again from the same file',
  'learning.removeDevice': 'a device registers itself when it plays again',
  'learning.resetDevices': 'devices register themselves when they play again',
  'members.revokeDevice': 'a device registers itself when its person signs in',
  'members.endSession': 'ends a session: the person signs in again',
  'members.endSessions': 'ends sessions: the person signs in again',
  'members.clientEndSession': 'ends a session: the person signs in again',
  'members.clientEndSessions': 'ends sessions: the person signs in again',
  'projects.removeIndicator': 'taken back by projects.undo, which the toast offers',
  'questions.remove': 'taken back by questions.update without a text, which the toast offers',
  'recordings.remove': 'deletes what people said for good, which is what it is for; asks by name',
}

const offersUndo = ({ response }: AnyEndpoint) => response instanceof z.ZodObject && 'undo_no' in response.shape

const deletesOf = (): [string, AnyEndpoint][] =>
  Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group)
      .filter(([, { method }]) => method === 'DELETE')
      .map(([name, endpoint]): [string, AnyEndpoint] => [`${feature}.${name}`, endpoint]),
  )

test('every deletion offers to take it back, or says here why it does not', () => {
  const deletes = deletesOf()
  expect(deletes.length).toBeGreaterThan(30)
  const silent = deletes.filter(([, endpoint]) => !offersUndo(endpoint))
  expect(silent.map(([name]) => name).sort()).toEqual(Object.keys(withoutUndo).sort())
})
