import { meetings } from '@crm/contract/features/meetings/meetings'
import type { Memo } from '@crm/contract/features/meetings/meetings.rows'
import { messages } from '@crm/contract/messages'
import { useEffect } from 'react'
import { Attachments } from '../../../shared/kit/files/Attachments.tsx'
import { useEndpointForm } from '../../../shared/kit/form/useEndpointForm.ts'
import { DraftNote, OutdatedNote } from '../../../shared/ui/ActionBar.tsx'
import { meetingsText } from '../meetings.messages.ts'
import classes from './MemoDialog.module.css'
import { MemoForm } from './MemoForm.tsx'
import { memoText } from './memo.messages.ts'

/** Document 2 section 5. */
const memoImageEdge = 1024

/** The form of a memo that is there, and what can be done where somebody else has changed it meanwhile. */
const useEditMemo = ({ msm_no, ms_no, msm_title, msm_content, rev }: Memo, onClose: () => void) => {
  const saved = { msm_title, msm_content, rev }
  const state = useEndpointForm(meetings.updateMemo, {
    initial: saved,
    request: { params: { msm_no } },
    done: messages.completed,
    draftKey: `memo.${ms_no}`,
    onDone: onClose,
  })
  const { form, restored, discardDraft } = state
  const isTyped = form.isDirty()
  const takeNewest = () => {
    discardDraft()
    form.resetDirty(saved)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has typed nothing sees each change that others save
  useEffect(() => {
    if (!isTyped && !restored) takeNewest()
  }, [rev])
  const isOutdated = isTyped && form.values.rev !== rev
  return { state, restored, isOutdated, takeNewest, keepMine: () => form.setFieldValue('rev', rev) }
}

interface EditMemoProps {
  memo: Memo
  title: string
  onClose: () => void
}

export const EditMemo = ({ memo, title, onClose }: EditMemoProps) => {
  const { state, restored, isOutdated, takeNewest, keepMine } = useEditMemo(memo, onClose)
  const note = () => {
    if (!isOutdated) return restored && <DraftNote onDiscard={takeNewest} />
    return <OutdatedNote words={memoText.outdated} onTakeNewest={takeNewest} onKeepMine={keepMine} />
  }
  return (
    <MemoForm title={title} state={state} note={note()} onClose={onClose}>
      {(isOutdated || restored) && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long memo is scrolled by keyboard
        <section className={classes.saved} aria-label={memoText.saved} tabIndex={0}>
          <h3>{memoText.saved}</h3>
          <strong>{memo.msm_title}</strong>
          <p>{memo.msm_content}</p>
        </section>
      )}
      <h3 className={classes.heading}>{meetingsText.memoFiles}</h3>
      <Attachments to={{ to_table: 'mr_schedules_memo', to_no: memo.msm_no }} canAdd imageEdge={memoImageEdge} />
    </MemoForm>
  )
}
