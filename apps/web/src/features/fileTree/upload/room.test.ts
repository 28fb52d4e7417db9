import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import { expect, test } from 'vitest'
import { roomProblem } from './room.ts'

const usage = { entries: 19_990, bytes: 900, quota: 1000 }

test('what does not fit is known before it is sent', () => {
  expect(roomProblem({ files: [{ size: 60 }, { size: 40 }], entries: 10 }, usage)).toBeNull()
  expect(roomProblem({ files: [{ size: 60 }, { size: 41 }], entries: 2 }, usage)).toContain('101B')
  expect(roomProblem({ files: [{ size: 1 }], entries: 11 }, usage)).toBe(fileTreeMessages.tooMany)
  expect(roomProblem({ files: [{ size: 1 }], entries: 0 }, { ...usage, bytes: 1200 })).toContain('0B')
})
