import { expect, test } from 'vitest'
import { pickedFrom, readEntries } from './pickedFiles.ts'

const fileEntry = (name: string) =>
  ({
    isDirectory: false,
    name,
    file: (done: (file: File) => void) => done(new File(['x'], name)),
  }) as unknown as FileSystemEntry

/** A folder as browsers give it: two at a time, and nothing at its end. */
const folderEntry = (name: string, inside: FileSystemEntry[]) =>
  ({
    isDirectory: true,
    name,
    createReader: () => {
      let at = 0
      return {
        readEntries: (done: (entries: FileSystemEntry[]) => void) => {
          at += 2
          done(inside.slice(at - 2, at))
        },
      }
    },
  }) as unknown as FileSystemEntry

const paths = (picked: { file: File; folders: string[] }[]) =>
  picked.map(({ file, folders }) => [...folders, file.name].join('/'))

test('a dropped folder is read to its end, with the folders inside it', async () => {
  const tree = folderEntry('투자', [
    fileEntry('1.pdf'),
    fileEntry('2.pdf'),
    folderEntry('재무', [fileEntry('표.xlsx')]),
    fileEntry('3.pdf'),
  ])
  expect(paths((await readEntries([tree, fileEntry('메모.txt')])).files)).toEqual([
    '투자/1.pdf',
    '투자/2.pdf',
    '투자/재무/표.xlsx',
    '투자/3.pdf',
    '메모.txt',
  ])
})

test('what systems leave in folders is not sent', async () => {
  const tree = folderEntry('a', [
    fileEntry('.DS_Store'),
    fileEntry('Thumbs.db'),
    folderEntry('__MACOSX', [fileEntry('x')]),
  ])
  const { files, emptyFolders } = await readEntries([tree, fileEntry('b.txt')])
  expect([paths(files), emptyFolders]).toEqual([['b.txt'], [['a']]])
})

test('a chosen folder keeps its structure', () => {
  const inside = Object.defineProperty(new File(['x'], 'c.txt'), 'webkitRelativePath', { value: 'a/b/c.txt' })
  const alone = Object.defineProperty(new File(['x'], 'd.txt'), 'webkitRelativePath', { value: '' })
  expect(paths(pickedFrom([inside, alone]))).toEqual(['a/b/c.txt', 'd.txt'])
})

test('folders with nothing in them are told by their paths', async () => {
  const tree = folderEntry('투자', [
    folderEntry('1차', [folderEntry('비었음', [])]),
    fileEntry('1.pdf'),
    folderEntry('2차', []),
  ])
  const { files, emptyFolders } = await readEntries([tree])
  expect(paths(files)).toEqual(['투자/1.pdf'])
  expect(emptyFolders).toEqual([
    ['투자', '1차', '비었음'],
    ['투자', '2차'],
  ])
})
