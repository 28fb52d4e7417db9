import { useSyncExternalStore } from 'react'
import { transport } from '../../../shared/kit/files/upload/transport.ts'
import { untilOnline } from '../../../shared/kit/files/upload/untilOnline.ts'
import { createUploadQueue } from '../../../shared/kit/files/upload/uploadQueue.ts'
import { session } from '../../../shared/lib/session/session.ts'

/** Lives as long as the page: videos go on while people work on other lectures and screens. */
export const videoUploads = createUploadQueue<number>(
  {
    request: transport.request,
    post: transport.post,
    complete: (file_no, crl_no) => transport.complete(file_no, { to_table: 'lecture_sources', to_no: crl_no }),
  },
  { untilOnline },
)

// Whoever signs out leaves nothing on its way.
session.onChange((change) => {
  if (change === 'ended') videoUploads.cancelAll()
})

export const sendVideo = (crl_no: number, file: File) => {
  for (const { id, target } of videoUploads.current()) if (target === crl_no) videoUploads.cancel(id)
  videoUploads.add([{ file, target: crl_no }])
}

const useUploadItems = () => useSyncExternalStore(videoUploads.subscribe, videoUploads.current)

/** The video of a lecture that is on its way. */
export const useVideoUpload = (crl_no: number) => useUploadItems().find(({ target }) => target === crl_no)
