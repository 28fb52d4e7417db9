import { courses } from '@crm/contract/features/courses/courses'
import type { Chapter, Course } from '@crm/contract/features/courses/courses.rows'
import { courseMessages } from '@crm/contract/features/courses/courses.rows'
import type { LectureMediaRow } from '@crm/contract/features/learning/media.rows'
import { useState } from 'react'
import { useRecordNo } from '../../../shared/kit/record/recordNo.ts'
import { useRecord } from '../../../shared/kit/record/useRecord.ts'
import { movedBefore } from '../../../shared/kit/sortable/places.ts'
import { useKeptFocus } from '../../../shared/kit/sortable/SortHandle.tsx'
import { useAddressNumber } from '../../../shared/lib/address/useAddressNumber.ts'
import { showMinutes } from '../../../shared/lib/format/date.ts'
import { useOptimisticValue } from '../../../shared/lib/server/useOptimisticValue.ts'
import { AddButton } from '../../../shared/ui/button/AddButton.tsx'
import { Note } from '../../../shared/ui/display/Note.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { prompt } from '../../../shared/ui/overlay/dialogs.ts'
import { CardSkeleton } from '../../../shared/ui/page/PageSkeleton.tsx'
import { EmptyState } from '../../../shared/ui/state/EmptyState.tsx'
import { ErrorState } from '../../../shared/ui/state/ErrorState.tsx'
import { ChapterCard } from './ChapterCard.tsx'
import { useCreateChapter, useCurriculum, useMedia, useMoveChapter, useMoveLecture } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { LecturePanel } from './LecturePanel.tsx'
import { type LecturePlace, withLectureAt } from './moves.ts'

const summary = (chapters: readonly Chapter[]) => {
  const lectures = chapters.flatMap((chapter) => chapter.lectures)
  const seconds = lectures.reduce((sum, { crl_seconds }) => sum + crl_seconds, 0)
  return text.summary(chapters.length, lectures.length, showMinutes(Math.ceil(seconds / 60)))
}

const useMoves = (known: readonly Chapter[]) => {
  const { shown, choose, takeBack } = useOptimisticValue(known)
  const lecture = useMoveLecture()
  const chapter = useMoveChapter()
  return {
    shown,
    moveLecture: (crl_no: number, place: LecturePlace) => {
      choose(withLectureAt(shown, crl_no, place))
      lecture.mutate({ params: { crl_no }, body: place }, { onError: takeBack })
    },
    moveChapter: (crc_no: number, before: number | null) => {
      choose(movedBefore(shown, (row) => row.crc_no, crc_no, before))
      chapter.mutate({ params: { crc_no }, body: { before } }, { onError: takeBack })
    },
  }
}

const AddChapter = ({ crs_no }: { crs_no: number }) => {
  const create = useCreateChapter()
  const ask = async () => {
    const crc_title = await prompt({
      title: text.addChapter,
      label: text.chapterName,
      yes: text.addChapter,
      check: (name) => (name.trim() ? null : courseMessages.chapterMissing),
    })
    if (crc_title) create.mutate({ params: { crs_no }, body: { crc_title: crc_title.slice(0, 60) } })
  }
  return <AddButton onClick={ask}>{text.addChapter}</AddButton>
}

interface ChaptersProps {
  course: Course
  known: readonly Chapter[]
  media: readonly LectureMediaRow[]
}

const Chapters = ({ course, known, media }: ChaptersProps) => {
  const { shown, moveLecture, moveChapter } = useMoves(known)
  const [opened, open] = useAddressNumber('crl_no')
  const [said, setSaid] = useState('')
  const keepChapterFocus = useKeptFocus('chapter')
  const keepLectureFocus = useKeptFocus('lecture')
  const canChange = course.state !== 0
  const lecture = shown.flatMap(({ lectures }) => lectures).find(({ crl_no }) => crl_no === opened)
  return (
    <Stack>
      {!canChange && <Note tone="red">{text.deleted}</Note>}
      <Inline justify="between" wraps>
        <SmallText>{summary(shown)}</SmallText>
        {canChange && <AddChapter crs_no={course.crs_no} />}
      </Inline>
      {shown.length === 0 && (
        <Card>
          <EmptyState words={text.empty} />
        </Card>
      )}
      {shown.map((chapter) => (
        <ChapterCard
          key={chapter.crc_no}
          course={course}
          chapter={chapter}
          chapters={shown}
          media={media}
          onOpen={open}
          onMoveChapter={(crc_no, before) => {
            keepChapterFocus(crc_no)
            moveChapter(crc_no, before)
          }}
          onMoveLecture={(crl_no, place) => {
            keepLectureFocus(crl_no)
            moveLecture(crl_no, place)
          }}
          onSay={setSaid}
        />
      ))}
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {lecture && (
        <LecturePanel
          key={lecture.crl_no}
          course={course}
          crl_no={lecture.crl_no}
          media={media.find(({ crl_no }) => crl_no === lecture.crl_no)}
          onClose={() => open(null)}
        />
      )}
    </Stack>
  )
}

/** Chapters and lectures of a course: in their order, with their videos, subtitles and materials. */
export const CurriculumTab = () => {
  const crs_no = useRecordNo()
  const { row: course } = useRecord(courses.detail, { crs_no })
  const { data, error, refetch } = useCurriculum(crs_no)
  const media = useMedia(crs_no)
  if (error && !data) return <ErrorState reason={error.message} onRetry={refetch} />
  if (!course || !data) return <CardSkeleton />
  return <Chapters course={course} known={data.query} media={media.data?.query ?? []} />
}
