import type { Course, LectureRow } from '@crm/contract/features/courses/courses.rows'
import { lectureKind } from '@crm/contract/features/courses/courses.rows'
import type { LectureMediaRow } from '@crm/contract/features/learning/media.rows'
import { errorMessage } from '@crm/contract/kit/errorMessage'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFileText, IconPlayerPlay } from '@tabler/icons-react'
import type { Edge } from '../../../shared/kit/sortable/places.ts'
import { SortHandle } from '../../../shared/kit/sortable/SortHandle.tsx'
import { useSortable } from '../../../shared/kit/sortable/useSortable.ts'
import { TextButton } from '../../../shared/ui/button/TextButton.tsx'
import { Tag } from '../../../shared/ui/display/Tag.tsx'
import { Grow, Inline } from '../../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import classes from './Curriculum.module.css'
import { lectureChange, useRemoveLecture, useUpdateLecture } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { LectureState } from './LectureState.tsx'

interface LectureItemProps {
  course: Course
  lecture: LectureRow
  media: LectureMediaRow | undefined
  onOpen: () => void
  onStep: (step: -1 | 1) => void
  onDropped: (crl_no: number, edge: Edge) => void
}

const icons = { video: IconPlayerPlay, text: IconFileText }

const LectureMenu = ({ course, lecture, onOpen }: Pick<LectureItemProps, 'course' | 'lecture' | 'onOpen'>) => {
  const { crl_no, crl_title, is_sample, is_hidden } = lecture
  const update = useUpdateLecture()
  const remove = useRemoveLecture()
  const set = async (change: Parameters<typeof lectureChange>[1]) => {
    try {
      update.mutate(await lectureChange(crl_no, change))
    } catch (problem) {
      toast.error(errorMessage(problem))
    }
  }
  const askRemove = async () => {
    const words = { title: text.removeLecture, description: text.removeHow, yes: text.remove, tone: 'danger' } as const
    if (await confirm(words)) remove.mutate({ params: { crl_no } })
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={text.menuOf(crl_title)}>
          <IconDots size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onOpen}>{text.edit}</Menu.Item>
        <Menu.Item onClick={() => set({ is_sample: !is_sample })}>
          {is_sample ? text.unsetSample : text.setSample}
        </Menu.Item>
        <Menu.Item onClick={() => set({ is_hidden: !is_hidden })}>{is_hidden ? text.show : text.hide}</Menu.Item>
        {!course.is_sold && (
          <Menu.Item color="red" onClick={askRemove}>
            {text.remove}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A lecture in its chapter: what it is, how far its video is, and what can be done with it. */
export const LectureItem = ({ course, lecture, media, onOpen, onStep, onDropped }: LectureItemProps) => {
  const { crl_no, crl_kind, crl_title, is_sample, is_hidden } = lecture
  const Icon = icons[crl_kind]
  const canChange = course.state !== 0
  const { row, handle } = useSortable<HTMLLIElement>({
    kind: 'lecture',
    no: crl_no,
    isFixed: !canChange,
    takes: { lecture: onDropped },
  })
  return (
    <li ref={row} className={classes.lecture}>
      {canChange && <SortHandle ref={handle} kind="lecture" no={crl_no} name={crl_title} onStep={onStep} />}
      <Icon size={16} stroke={1.6} aria-label={lectureKind.label(crl_kind)} color="var(--text-second)" />
      <Grow>
        <TextButton tone="plain" isCut onClick={onOpen}>
          {crl_title}
        </TextButton>
      </Grow>
      <Inline as="span" wraps className={classes.marks}>
        {is_sample && <Tag tone="accent">{text.sample}</Tag>}
        {is_hidden && <Tag>{text.hidden}</Tag>}
        <LectureState lecture={lecture} media={media} />
      </Inline>
      {canChange && <LectureMenu course={course} lecture={lecture} onOpen={onOpen} />}
    </li>
  )
}
