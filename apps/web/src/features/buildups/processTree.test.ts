import { expect, test } from 'vitest'
import { leavesOf, type ProcessNode, processTree, withHeadings } from './processTree.ts'

const process = (pps_no: number, pps_parent: number | null) => ({ pps_no, pps_name: `단계 ${pps_no}`, pps_parent })
const processes = [process(1, null), process(4, null), process(11, 1), process(41, 4), process(42, 4), process(421, 42)]
const shape = (nodes: ProcessNode[]): unknown[] =>
  nodes.map(({ pps_no, children }) => (children.length ? [pps_no, shape(children)] : pps_no))

test('steps stand under their headings, bought or not; what is empty is left out', () => {
  expect(shape(processTree(processes, [process(421, 42), process(41, 4)]))).toEqual([[4, [41, [42, [421]]]]])
  expect(shape(processTree(processes))).toEqual([
    [1, [11]],
    [4, [41, [42, [421]]]],
  ])
})

test('a bought step that is not offered any more is still shown', () => {
  expect(shape(processTree(processes, [process(99, 98), process(43, 4)]))).toEqual([[4, [43]], 99])
})

test('a heading stands for the steps at its ends', () => {
  const [, work] = processTree(processes)
  expect(leavesOf(work as ProcessNode)).toEqual([41, 421])
})

test('steps bring the headings above them along', () => {
  expect(withHeadings(processes, [421, 41, 11])).toEqual([4, 42, 421, 41, 1, 11])
})
