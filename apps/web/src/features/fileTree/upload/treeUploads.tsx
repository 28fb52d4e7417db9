import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { randomKey } from '@crm/contract/kit/client'
import type { FileHandle } from '../../../shared/kit/files/upload/fileHandles.ts'
import { transport } from '../../../shared/kit/files/upload/transport.ts'
import { untilOnline } from '../../../shared/kit/files/upload/untilOnline.ts'
import { createUploadQueue, type UploadQueue } from '../../../shared/kit/files/upload/uploadQueue.ts'
import { call } from '../../../shared/lib/server/api.ts'
import { readUser } from '../../../shared/lib/session/currentUser.ts'
import { session } from '../../../shared/lib/session/session.ts'
import { dock } from '../../../shared/ui/overlay/dock.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { keptUploads } from './keptUploads.ts'
import type { TreeTarget } from './sameNames.ts'
import { UploadDock } from './UploadDock.tsx'
import { uploadText as text } from './upload.messages.ts'

export interface TreeUpload {
  file: File
  target: TreeTarget
  handle?: FileHandle | null | undefined
}

/** Under which key each upload of this page is kept. */
const keys = new WeakMap<TreeTarget, string>()
/** A small file may arrive before it is written down. */
let keeping: Promise<unknown> = Promise.resolve()

const idsOf = (targets: readonly TreeTarget[]) => targets.flatMap((target) => keys.get(target) ?? [])

const forget = async (targets: readonly TreeTarget[]) => {
  await keeping
  await keptUploads.remove(idsOf(targets))
}

const complete = async (file_no: number, target: TreeTarget): Promise<void> => {
  if ('ft_no' in target) {
    const { ft_no, note } = target
    await call(fileTree.addVersion, { params: { ft_no }, body: { file_no, note } })
  } else await call(fileTree.addFile, { body: { file_no, ...target } })
  void forget([target])
}

/** Lives as long as the page: uploads go on while people move between boxes and screens. */
const queue = createUploadQueue<TreeTarget>(
  { request: transport.request, post: transport.post, complete },
  {
    untilOnline,
    onEmpty: (arrived) => {
      dock.close()
      if (arrived > 0) toast.success(text.done(arrived))
    },
  },
)

/** What people cancel is not offered to them again. */
const uploads: UploadQueue<TreeTarget> = {
  ...queue,
  cancel: (id) => {
    void forget(queue.current().flatMap((item) => (item.id === id ? item.target : [])))
    queue.cancel(id)
  },
  cancelAll: () => {
    void forget(queue.current().map(({ target }) => target))
    queue.cancelAll()
  },
}

// Whoever signs out leaves nothing on its way; it is offered when they come back.
session.onChange((change) => {
  if (change !== 'ended') return
  const ids = idsOf(queue.current().map(({ target }) => target))
  queue.cancelAll()
  void keeping.then(() => keptUploads.release(ids))
})

const keep = async (files: readonly TreeUpload[]) => {
  const user_no = (await readUser())?.user_no ?? 0
  await keptUploads.add(
    files.map(({ file: { name, size, lastModified }, target, handle = null }) => ({
      ...{ id: keys.get(target) ?? randomKey(), user_no, name, size, lastModified, target, handle },
    })),
  )
}

/** Puts files into the queue and shows how far they are. */
export const sendToTree = (files: readonly TreeUpload[]) => {
  if (!files.length) return
  for (const { target } of files) keys.set(target, randomKey())
  keeping = Promise.all([keeping, keep(files).catch(() => undefined)])
  queue.add(files)
  if (dock.current() === null) dock.open(() => <UploadDock uploads={uploads} />)
}
