import type { LearnedCourse, LearnedLecture } from '@crm/contract/features/learning/watching.rows'
import { Tabs } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAddressNumber } from '../../shared/lib/address/useAddressNumber.ts'
import { Card } from '../../shared/ui/layout/Card.tsx'
import { Columns } from '../../shared/ui/layout/Columns.tsx'
import { EmptyState } from '../../shared/ui/state/EmptyState.tsx'
import { LectureList } from './beside/LectureList.tsx'
import { MaterialsTab } from './beside/MaterialsTab.tsx'
import { MemosTab } from './beside/MemosTab.tsx'
import { playerText as text } from './learning.messages.ts'
import { OpenedLecture } from './player/OpenedLecture.tsx'
import { QuestionsTab } from './talk/QuestionsTab.tsx'

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
  crs_no: number
  lecture: LearnedLecture
  now: () => number
  onGoTo: (second: number) => void
}

const tabNames = ['materials', 'questions', 'memos']

/** The address may name the tab: a mail about an answer leads to the questions. */
const useBesideTab = () => {
  const [search, setSearch] = useSearchParams()
  const stated = search.get('tab') ?? ''
  const open = (tab: string | null) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now)
        changed.set('tab', tab ?? '')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  return [tabNames.includes(stated) ? stated : 'materials', open] as const
}

const Beside = ({ crs_no, lecture: { crl_no, crl_kind }, now, onGoTo }: BesideProps) => {
  const [tab, open] = useBesideTab()
  return (
    <Card flush>
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List aria-label={text.tabs}>
          <Tabs.Tab value="materials">{text.materials}</Tabs.Tab>
          <Tabs.Tab value="questions">{text.questions}</Tabs.Tab>
          <Tabs.Tab value="memos">{text.memos}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="materials" p="md">
          <MaterialsTab crl_no={crl_no} />
        </Tabs.Panel>
        <Tabs.Panel value="questions" p="md">
          <QuestionsTab isVideo={crl_kind === 'video'} {...{ crs_no, crl_no, now, onGoTo }} />
        </Tabs.Panel>
        <Tabs.Panel value="memos" p="md">
          <MemosTab crl_no={crl_no} now={now} onGoTo={onGoTo} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  )
}

/** The player with the curriculum beside it, for learners, samples and staff alike. */
export const LectureView = ({ course, isSample, counts }: Props) => {
  const video = useRef<HTMLVideoElement>(null)
  const [chosen, choose] = useAddressNumber('crl_no')
  const [plays, setPlays] = useState(false)
  const lectures = course.chapters.flatMap((chapter) => chapter.lectures)
  const lecture = lectures.find(({ crl_no }) => crl_no === chosen) ?? whereToGoOn(lectures)
  if (!lecture) return <EmptyState words={text.empty} />
  const next = lectures[lectures.indexOf(lecture) + 1]
  const goTo = (second: number) => {
    if (video.current) video.current.currentTime = second
  }
  return (
    <Columns side={<LectureList course={course} current={lecture.crl_no} onChoose={choose} />}>
      <OpenedLecture
        key={lecture.crl_no}
        {...{ course, lecture, next, isSample, counts, plays, video }}
        onNext={() => {
          setPlays(true)
          if (next) choose(next.crl_no)
        }}
      />
      {counts && (
        <Beside
          crs_no={course.crs_no}
          lecture={lecture}
          now={() => video.current?.currentTime ?? lecture.at_second}
          onGoTo={goTo}
        />
      )}
    </Columns>
  )
}
