import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { alert, confirm, iconAlert, iconConfirm, prompt } from '../../shared/ui/overlay/dialogs.ts'
import { Panel } from '../../shared/ui/overlay/Panel.tsx'
import { toast } from '../../shared/ui/overlay/toast.ts'
import { galleryText } from './gallery.messages.ts'
import classes from './Sample.module.css'
import { Sample, Shelf } from './Sample.tsx'

const Panels = () => {
  const words = galleryText.panel
  const [opened, setOpened] = useState<'normal' | 'wide' | null>(null)
  const [memo, setMemo] = useState('')
  const close = () => {
    setOpened(null)
    setMemo('')
  }
  return (
    <Sample name="panel">
      <Shelf>
        <Button variant="default" onClick={() => setOpened('normal')}>
          {words.open}
        </Button>
        <Button variant="default" onClick={() => setOpened('wide')}>
          {words.openWide}
        </Button>
      </Shelf>
      <Panel
        opened={opened !== null}
        onClose={close}
        size={opened ?? 'normal'}
        title={words.title}
        dirty={memo !== ''}
        actions={
          <>
            <Button variant="default" onClick={close}>
              {words.close}
            </Button>
            <Button onClick={close}>{words.save}</Button>
          </>
        }
      >
        <p>{words.body}</p>
        <Textarea
          mt="md"
          label={words.memo}
          placeholder={words.memoPlaceholder}
          value={memo}
          onChange={(event) => setMemo(event.currentTarget.value)}
        />
      </Panel>
    </Sample>
  )
}

const Dialogs = () => {
  const words = galleryText.dialogs
  const [answer, setAnswer] = useState<string>(words.noAnswer)
  const showAnswer = (yes: boolean) => setAnswer(yes ? words.yes : words.no)
  const question = {
    title: words.deleteTitle,
    description: words.deleteDescription,
    yes: words.delete,
    tone: 'danger',
  } as const
  const askForReason = () =>
    prompt({
      title: words.promptTitle,
      label: words.promptLabel,
      check: (value) => (value.trim() ? null : words.promptEmpty),
    })
  const asked: [string, () => unknown][] = [
    [words.confirm, async () => showAnswer(await confirm(question))],
    [words.known, async () => showAnswer(await confirm({ ...question, known: words.knownWords }))],
    [words.alert, () => alert({ title: words.alertTitle })],
    [words.prompt, async () => setAnswer((await askForReason()) ?? words.no)],
    [words.iconAlert, () => iconAlert('success', { title: words.bookedTitle, description: words.bookedDescription })],
    [words.iconConfirm, async () => showAnswer(await iconConfirm('danger', question))],
    [words.queue, () => [alert({ title: words.firstTitle }), alert({ title: words.secondTitle })]],
  ]
  return (
    <Sample name="dialogs">
      <Shelf>
        {asked.map(([title, ask]) => (
          <Button key={title} variant="default" onClick={ask}>
            {title}
          </Button>
        ))}
        <span className={classes.answer} aria-live="polite">
          {words.answer(answer)}
        </span>
      </Shelf>
    </Sample>
  )
}

const ToastButtons = () => {
  const words = galleryText.toasts
  return (
    <Sample name="toasts">
      <Shelf>
        <Button variant="default" onClick={() => toast.success(words.saved)}>
          {words.success}
        </Button>
        <Button variant="default" onClick={() => toast.error(words.failed)}>
          {words.error}
        </Button>
        <Button variant="default" onClick={() => toast.success(words.longWords)}>
          {words.long}
        </Button>
      </Shelf>
    </Sample>
  )
}

export const OverlaySamples = () => (
  <>
    <Panels />
    <Dialogs />
    <ToastButtons />
  </>
)
