import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const isThere = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an optional program of the machine: the setting, or what PATH has under one of the names; null where there is none. */
export const findProgram = (names: readonly string[], setting: string | undefined): string | null => {
  if (setting) return isThere(setting) ? setting : null
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isThere) ?? null
}
