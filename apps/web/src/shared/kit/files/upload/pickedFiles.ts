import { type FileHandle, handlesOfDropped, withHandles } from './fileHandles.ts'

/** A file to be sent, and the folders it lies in below the place it is sent to. */
export interface Picked {
  file: File
  folders: string[]
  /** By which it can be read again after a reload, where the browser has such. */
  handle?: FileHandle
}

/** What was dropped: files, and the folders that have nothing in them. */
export interface Dropped {
  files: Picked[]
  emptyFolders: string[][]
}

/** What systems leave in folders for themselves. */
const leftovers = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*|__MACOSX)$/i

const isWanted = ({ file, folders }: Picked) => ![file.name, ...folders].some((name) => leftovers.test(name))
const isLeftover = (entry: Entry) => leftovers.test(entry.name)

/** Files chosen one by one, or a folder chosen as a whole: the browser then tells the path of each. */
export const pickedFrom = (files: readonly File[]): Picked[] =>
  files
    .map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).filter(Boolean) }))
    .filter(isWanted)

/** More than this nobody means to send, and reading it all would take minutes. */
export const mostPicked = 20_000

type Entry = Pick<FileSystemEntry, 'isDirectory' | 'name'>

const isFolder = (entry: Entry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A folder answers a hundred entries at a time, and nothing at its end. */
const entriesOf = async (folder: FileSystemDirectoryEntry) => {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  const next = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  for (let some = await next(); some.length > 0; some = await next()) {
    all.push(...some)
    if (all.length > mostPicked) break
  }
  return all
}

/** All files in these entries with their folders; stops one past the limit, so that callers see that it is too much. */
export const readEntries = async (entries: readonly FileSystemEntry[], folders: string[] = []): Promise<Dropped> => {
  const found: Dropped = { files: [], emptyFolders: [] }
  const wanted = entries.filter((entry) => !isLeftover(entry))
  if (wanted.length === 0 && folders.length > 0) found.emptyFolders.push(folders)
  for (const entry of wanted) {
    if (found.files.length + found.emptyFolders.length > mostPicked) break
    if (isFolder(entry)) {
      const inside = await readEntries(await entriesOf(entry), [...folders, entry.name])
      found.files.push(...inside.files)
      found.emptyFolders.push(...inside.emptyFolders)
    } else found.files.push({ file: await fileOf(entry as FileSystemFileEntry), folders })
  }
  return found
}

/** What was dropped. The browser forgets it after the event, so that its entries are taken before anything is awaited. */
export const readDropped = (transfer: DataTransfer) => {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file')
  const found = items.map((item) => item.webkitGetAsEntry())
  const entries = found.filter((entry) => entry !== null)
  // A picture that is dragged out of another page is a file that lies nowhere.
  const loose = items.flatMap((item, index) => (found[index] ? [] : (item.getAsFile() ?? [])))
  const handles = handlesOfDropped(items)
  const read = async (): Promise<Dropped> => {
    const { files, emptyFolders } = await readEntries(entries)
    return { files: withHandles([...files, ...pickedFrom(loose)], await handles), emptyFolders }
  }
  return { hasFolders: entries.some(({ isDirectory }) => isDirectory), dropped: read() }
}
