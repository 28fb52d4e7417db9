import { courses } from '@crm/contract/features/courses/courses'
import type { lectureKind } from '@crm/contract/features/courses/courses.rows'
import { uploadProblem } from '@crm/contract/features/files/files'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSend } from '../../../shared/lib/server/useSend.ts'
import { DropZone } from '../../../shared/ui/input/DropZone.tsx'
import { Beside } from '../../../shared/ui/layout/Beside.tsx'
import { CardPart } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { useCreateLecture } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { inOrder, isVideo, titleOf } from './videoFiles.ts'
import { sendVideo } from './videoUploads.ts'

type Kind = (typeof lectureKind.values)[number]

interface AddLecturesProps {
  crc_no: number
  onOpen: (crl_no: number) => void
}

const plus = <IconPlus size={14} aria-hidden />

/** New lectures at the end of a chapter: one for each video that is dropped, or an empty one. */
export const AddLectures = ({ crc_no, onOpen }: AddLecturesProps) => {
  const send = useSend()
  const create = useCreateLecture()
  const params = { crc_no }

  const addVideos = async (files: File[]) => {
    const problem = files.every(isVideo) ? uploadProblem(files) : text.notVideos
    if (problem) return toast.error(problem)
    try {
      // One after the other, so that they stand in the order of their names.
      for (const file of inOrder(files)) {
        const body = { crl_title: titleOf(file.name), crl_kind: 'video' } as const
        const { query } = await send(courses.createLecture, { params, body })
        if (query[0]) sendVideo(query[0].crl_no, file)
      }
    } catch (refusal) {
      toast.error(errorMessage(refusal))
    }
  }
  const addEmpty = (crl_kind: Kind) => {
    const crl_title = crl_kind === 'video' ? text.newVideo : text.newText
    create.mutate(
      { params, body: { crl_title, crl_kind } },
      { onSuccess: ({ query: [lecture] }) => lecture && onOpen(lecture.crl_no) },
    )
  }
  return (
    <CardPart>
      <Beside columns="1fr auto" align="center" stacks>
        <DropZone multiple slim words={text.dropVideos} hint={text.dropHint} onFiles={addVideos} />
        <Inline>
          <Button size="xs" variant="default" leftSection={plus} onClick={() => addEmpty('video')}>
            {text.addVideo}
          </Button>
          <Button size="xs" variant="default" leftSection={plus} onClick={() => addEmpty('text')}>
            {text.addText}
          </Button>
        </Inline>
      </Beside>
    </CardPart>
  )
}
