import type { Chapter, Course } from '@crm/contract/features/courses/courses.rows'
import type { LectureMediaRow } from '@crm/contract/features/learning/media.rows'
import { messages } from '@crm/contract/messages'
import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { dropBefore, stepBefore } from '../../../shared/kit/sortable/places.ts'
import { SortHandle } from '../../../shared/kit/sortable/SortHandle.tsx'
import { sortableText } from '../../../shared/kit/sortable/sortable.messages.ts'
import { useSortable } from '../../../shared/kit/sortable/useSortable.ts'
import { CardPart } from '../../../shared/ui/layout/Card.tsx'
import { Inline } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { AddLectures } from './AddLectures.tsx'
import { ChapterTitle } from './ChapterTitle.tsx'
import classes from './Curriculum.module.css'
import { useRemoveChapter } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { LectureItem } from './LectureItem.tsx'
import { type LecturePlace, lectureStep } from './moves.ts'

interface ChapterCardProps {
  course: Course
  chapter: Chapter
  chapters: readonly Chapter[]
  media: readonly LectureMediaRow[]
  onOpen: (crl_no: number) => void
  onMoveChapter: (crc_no: number, before: number | null) => void
  onMoveLecture: (crl_no: number, place: LecturePlace) => void
  /** For those who do not see it: what has moved where. */
  onSay: (words: string) => void
}

const RemoveChapter = ({ chapter: { crc_no, crc_title } }: { chapter: Chapter }) => {
  const remove = useRemoveChapter()
  const ask = async () => {
    if (await confirm({ title: messages.reallyDelete, description: crc_title, yes: text.remove, tone: 'danger' }))
      remove.mutate({ params: { crc_no } })
  }
  return (
    <ActionIcon aria-label={text.removeChapterOf(crc_title)} title={text.removeChapter} onClick={ask}>
      <IconTrash size={16} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}

/** A chapter with its lectures; both are moved by dragging or with the arrow keys. */
export const ChapterCard = (props: ChapterCardProps) => {
  const { course, chapter, chapters, media, onOpen, onMoveChapter, onMoveLecture, onSay } = props
  const { crc_no, crc_title, lectures } = chapter
  const canChange = course.state !== 0
  const chapterNos = chapters.map((one) => one.crc_no)
  const lectureNos = lectures.map(({ crl_no }) => crl_no)
  const { row, handle } = useSortable<HTMLElement>({
    kind: 'chapter',
    no: crc_no,
    isFixed: !canChange,
    takes: {
      chapter: (moved, edge) => onMoveChapter(moved, dropBefore(chapterNos, crc_no, edge)),
      lecture: (moved) => onMoveLecture(moved, { crc_no, before: null }),
    },
  })
  const stepChapter = (step: -1 | 1) => {
    const before = stepBefore(chapterNos, crc_no, step)
    if (before === undefined) return
    onSay(sortableText.moved(crc_title, chapterNos.indexOf(crc_no) + 1 + step, chapters.length))
    onMoveChapter(crc_no, before)
  }
  const stepLecture = (crl_no: number, name: string, step: -1 | 1) => {
    const place = lectureStep(chapters, crl_no, step)
    if (!place) return
    const isSameChapter = place.crc_no === crc_no
    onSay(
      isSameChapter
        ? sortableText.moved(name, lectureNos.indexOf(crl_no) + 1 + step, lectures.length)
        : `${name} → ${chapters.find((one) => one.crc_no === place.crc_no)?.crc_title}`,
    )
    onMoveLecture(crl_no, place)
  }
  return (
    <section ref={row} className={classes.chapter} aria-label={crc_title}>
      <Inline as="header" gap="tight" className={classes.head}>
        {canChange && <SortHandle ref={handle} kind="chapter" no={crc_no} name={crc_title} onStep={stepChapter} />}
        <ChapterTitle chapter={chapter} canChange={canChange} />
        {canChange && lectures.length === 0 && <RemoveChapter chapter={chapter} />}
      </Inline>
      {lectures.length === 0 && (
        <CardPart>
          <EmptyLine>{text.noLectures}</EmptyLine>
        </CardPart>
      )}
      <ol className={classes.lectures}>
        {lectures.map((lecture) => (
          <LectureItem
            key={lecture.crl_no}
            course={course}
            lecture={lecture}
            media={media.find(({ crl_no }) => crl_no === lecture.crl_no)}
            onOpen={() => onOpen(lecture.crl_no)}
            onStep={(step) => stepLecture(lecture.crl_no, lecture.crl_title, step)}
            onDropped={(moved, edge) =>
              onMoveLecture(moved, { crc_no, before: dropBefore(lectureNos, lecture.crl_no, edge) })
            }
          />
        ))}
      </ol>
      {canChange && <AddLectures crc_no={crc_no} onOpen={onOpen} />}
    </section>
  )
}
