import type { Chapter } from '@crm/contract/features/courses/courses.rows'
import type { ApiProblem } from '@crm/contract/kit/client'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { isComposing } from '../../../shared/lib/keyboard/isComposing.ts'
import { useAutosave } from '../../../shared/lib/storage/useAutosave.ts'
import { confirm } from '../../../shared/ui/overlay/dialogs.ts'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import classes from './Curriculum.module.css'
import { useRenameChapter } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'

const pauseMs = 1500
const longest = 60

/** The name of a chapter, saved when people pause or leave it; where somebody else was first, both names are shown. */
export const ChapterTitle = ({ chapter, canChange }: { chapter: Chapter; canChange: boolean }) => {
  const { crc_no, crc_title, rev } = chapter
  const [typed, setTyped] = useState<string | null>(null)
  const { mutate, isPending } = useRenameChapter()
  const wanted = typed?.trim()

  const settle = async (problem: ApiProblem, mine: string) => {
    const newest = problem.newest as Chapter | undefined
    if (problem.status !== 409 || !newest) {
      setTyped(null)
      return toast.error(problem.message)
    }
    const words = {
      title: text.chapterConflict,
      description: text.chapterConflictHow(newest.crc_title, mine),
      yes: text.keepMine,
      no: text.keepTheirs,
    }
    if (await confirm(words)) send(mine, newest.rev)
    else setTyped(null)
  }
  const send = (mine: string, onto: number) =>
    mutate(
      { params: { crc_no }, body: { crc_title: mine, rev: onto } },
      { onSuccess: () => setTyped(null), onError: (problem) => settle(problem, mine) },
    )
  const save = () => {
    if (isPending) return
    if (wanted && wanted !== crc_title) send(wanted, rev)
    else if (typed !== null && wanted !== '') setTyped(null)
  }
  useAutosave(typed, wanted && wanted !== crc_title && !isPending ? save : null, pauseMs)

  if (!canChange) return <h3 className={classes.name}>{crc_title}</h3>
  return (
    <TextInput
      aria-label={text.chapterOf(crc_title)}
      className={classes.name}
      maxLength={longest}
      value={typed ?? crc_title}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => (wanted ? save() : setTyped(null))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) event.currentTarget.blur()
      }}
    />
  )
}
