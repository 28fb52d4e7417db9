import type { LearnedCourse } from '@crm/contract/features/learning/watching.rows'
import { Tabs } from '@mantine/core'
import { useRef } from 'react'
import { useAddressNumber } from '../../shared/lib/useAddressNumber.ts'
import { Card } from '../../shared/ui/Card.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { LectureList } from './beside/LectureList.tsx'
import { MaterialsTab } from './beside/MaterialsTab.tsx'
import { MemosTab } from './beside/MemosTab.tsx'
import classes from './LectureScreen.module.css'
import { playerText as text } from './learning.messages.ts'
import { OpenedLecture } from './player/OpenedLecture.tsx'

interface Props {
  course: LearnedCourse
  isSample: boolean
  counts: boolean
}

/** Where somebody goes on: the lecture they watched last and did not finish, else the first that is not done. */
const whereToGoOn = (lectures: LearnedCourse['chapters'][number]['lectures']) =>
  lectures.findLast(({ is_opened, is_done }) => is_opened && !is_done) ??
  lectures.find(({ is_done }) => !is_done) ??
  lectures[0]

interface BesideProps {
  crl_no: number
  now: () => number
  onGoTo: (second: number) => void
}

const Beside = ({ crl_no, now, onGoTo }: BesideProps) => (
  <Card flush>
    <Tabs defaultValue="materials" keepMounted={false}>
      <Tabs.List aria-label={text.tabs}>
        <Tabs.Tab value="materials">{text.materials}</Tabs.Tab>
        <Tabs.Tab value="memos">{text.memos}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="materials" p="md">
        <MaterialsTab crl_no={crl_no} />
      </Tabs.Panel>
      <Tabs.Panel value="memos" p="md">
        <MemosTab crl_no={crl_no} now={now} onGoTo={onGoTo} />
      </Tabs.Panel>
    </Tabs>
  </Card>
)

/** The player with the curriculum beside it, for learners, samples and staff alike. */
export const LectureView = ({ course, isSample, counts }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const [chosen, choose] = useAddressNumber('crl_no')
  const lectures = course.chapters.flatMap((chapter) => chapter.lectures)
  const lecture = lectures.find(({ crl_no }) => crl_no === chosen) ?? whereToGoOn(lectures)
  if (!lecture) return <EmptyState words={text.empty} />
  const next = lectures[lectures.indexOf(lecture) + 1]
  const goTo = (second: number) => {
    if (video.current) video.current.currentTime = second
  }
  return (
    <div className={classes.layout}>
      <div className={classes.main}>
        <OpenedLecture
          key={lecture.crl_no}
          {...{ course, lecture, next, isSample, counts, video }}
          onNext={() => next && choose(next.crl_no)}
        />
        {counts && <Beside crl_no={lecture.crl_no} now={() => video.current?.currentTime ?? 0} onGoTo={goTo} />}
      </div>
      <LectureList course={course} current={lecture.crl_no} onChoose={choose} />
    </div>
  )
}
