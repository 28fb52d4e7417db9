import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { transport } from '../../../shared/kit/files/upload/transport.ts'
import { untilOnline } from '../../../shared/kit/files/upload/untilOnline.ts'
import { createUploadQueue } from '../../../shared/kit/files/upload/uploadQueue.ts'
import { call } from '../../../shared/lib/api.ts'
import { session } from '../../../shared/lib/session.ts'
import { dock } from '../../../shared/ui/dock.ts'
import { toast } from '../../../shared/ui/toast.ts'
import type { TreeTarget } from './sameNames.ts'
import { UploadDock } from './UploadDock.tsx'
import { uploadText as text } from './upload.messages.ts'

const complete = (file_no: number, target: TreeTarget): Promise<unknown> => {
  if (!('ft_no' in target)) return call(fileTree.addFile, { body: { file_no, ...target } })
  const { ft_no, note } = target
  return call(fileTree.addVersion, { params: { ft_no }, body: { file_no, note } })
}

/** Lives as long as the page: uploads go on while people move between boxes and screens. */
const uploads = createUploadQueue<TreeTarget>(
  { request: transport.request, post: transport.post, complete },
  {
    untilOnline,
    onEmpty: (arrived) => {
      dock.close()
      if (arrived > 0) toast.success(text.done(arrived))
    },
  },
)

// Whoever signs out leaves nothing on its way.
session.onChange((change) => {
  if (change === 'ended') uploads.cancelAll()
})

/** Puts files into the queue and shows how far they are. */
export const sendToTree = (files: { file: File; target: TreeTarget }[]) => {
  if (!files.length) return
  uploads.add(files)
  if (dock.current() === null) dock.open(() => <UploadDock uploads={uploads} />)
}
