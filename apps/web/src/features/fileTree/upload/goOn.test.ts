import { expect, test } from 'vitest'
import { matchChosen } from './goOn.ts'
import type { KeptUpload } from './keptUploads.ts'

const kept = (id: string, name: string, parent: number): KeptUpload => ({
  id,
  user_no: 1,
  page: 'an earlier one',
  name,
  size: 4,
  lastModified: 1,
  target: { parent, name, folders: [], same: 'both' },
  handle: null,
  kept_at: 0,
})
const chosen = (name: string, text = 'film', lastModified = 1) => new File([text], name, { lastModified })

test('a file that is chosen again goes to where it was meant to go, once; another one of its name does not', () => {
  const left = [kept('1', 'a.mp4', 10), kept('2', 'b.mp4', 20), kept('3', 'a.mp4', 30)]
  const ids = (...files: File[]) => matchChosen(left, files).map(({ upload }) => upload.id)
  expect(ids(chosen('b.mp4'), chosen('a.mp4'))).toEqual(['2', '1'])
  expect(ids(chosen('a.mp4'), chosen('a.mp4'), chosen('a.mp4'))).toEqual(['1', '3'])
  expect(ids(chosen('a.mp4', 'other'), chosen('b.mp4', 'film', 2), chosen('c.mp4'))).toEqual([])
})
