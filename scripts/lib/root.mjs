import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const inRoot = (...path) => join(root, ...path)

/** Not the recursive mkdir of Node, which says ENOENT on a read-only disk. */
export const makeFolder = (path) => {
  try {
    mkdirSync(path)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
}
