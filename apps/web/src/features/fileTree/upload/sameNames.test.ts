import { fileTreeMessages } from '@crm/contract/features/fileTree/fileTree.rows'
import { expect, test } from 'vitest'
import { chooseAll, nameFiles, type Taken, withChoices } from './sameNames.ts'

const picked = (name: string, ...folders: string[]) => ({ file: new File(['x'], name), folders })
const taken = (index: number, kind: Taken['kind'] = 'file'): Taken => ({ index, kind, ft_no: index + 1, name: 'x' })

test('names are composed, and what the tree would refuse is left out', () => {
  const decomposed = '사업계획서.pdf'.normalize('NFD')
  const { named, refused } = nameFiles([picked(decomposed), picked('a\u202Efdp.exe'), picked('b.txt', '..')])
  expect(named.map(({ name }) => name)).toEqual(['사업계획서.pdf'])
  expect(refused).toEqual([fileTreeMessages.nameInvalid, fileTreeMessages.nameInvalid])
})

test('a file that is to be skipped is not sent, and what was not asked about is never overwritten', () => {
  const { named } = nameFiles([picked('a'), picked('b'), picked('c')])
  const sent = withChoices(
    named,
    new Map([
      [0, 'version'],
      [1, 'skip'],
    ]),
  )
  expect(sent.map(({ name, same }) => `${name} ${same}`)).toEqual(['a version', 'c both'])
})

test('a file with the name of a box becomes a second entry where the others become versions', () => {
  expect([...chooseAll([taken(0), taken(1, 'box')], 'version').values()]).toEqual(['version', 'both'])
  expect([...chooseAll([taken(0), taken(1, 'box')], 'skip').values()]).toEqual(['skip', 'skip'])
})
