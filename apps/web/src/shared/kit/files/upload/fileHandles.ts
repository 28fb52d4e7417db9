/** What browsers with the File System Access API have and TypeScript's library does not know. */
export interface FileHandle extends FileSystemFileHandle {
  queryPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (wanted: { mode: 'read' }) => Promise<PermissionState>
}

type Picker = (options: { multiple: boolean }) => Promise<FileHandle[]>

interface HandleItem extends DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

const picker = () => (window as { showOpenFilePicker?: Picker }).showOpenFilePicker

/** Whether this browser gives handles, by which a page reads the chosen files again after a reload. */
export const canPickHandles = () => picker() !== undefined

/** Files that people choose, with their handles; none when they thought better of it. */
export const pickFilesWithHandles = async (): Promise<{ file: File; folders: string[]; handle: FileHandle }[]> => {
  try {
    const handles = (await picker()?.call(window, { multiple: true })) ?? []
    return await Promise.all(handles.map(async (handle) => ({ file: await handle.getFile(), folders: [], handle })))
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') return []
    throw problem
  }
}

const isFile = (handle: FileSystemHandle | null | undefined): handle is FileHandle => handle?.kind === 'file'

/** Of what was dropped, the handles of the files; to be called before anything is awaited, because the browser then forgets. */
export const handlesOfDropped = (items: readonly DataTransferItem[]) =>
  Promise.all(
    items.map((item: HandleItem) => Promise.resolve(item.getAsFileSystemHandle?.()).catch(() => undefined)),
  ).then((handles) => handles.filter(isFile))

/** Files that lie in no folder get the handle of their name. */
export const withHandles = <One extends { file: File; folders: string[] }>(
  picked: readonly One[],
  handles: readonly FileHandle[],
): (One & { handle?: FileHandle })[] =>
  picked.map((one) => {
    const handle = one.folders.length === 0 ? handles.find(({ name }) => name === one.file.name) : undefined
    return handle ? { ...one, handle } : one
  })

/** The file behind a handle; null while the browser would have to ask people, and nobody pressed anything. */
export const fileOfHandle = async (handle: FileHandle, mayAsk: boolean) => {
  const wanted = { mode: 'read' } as const
  let permission = (await handle.queryPermission?.(wanted)) ?? 'granted'
  if (permission === 'prompt' && mayAsk) permission = (await handle.requestPermission?.(wanted)) ?? 'granted'
  return permission === 'granted' ? handle.getFile() : null
}
