import { type SubtitleLang, subtitleLang } from '@crm/contract/features/learning/media.rows'
import { ActionIcon, Button, Select } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Card } from '../../../shared/ui/layout/Card.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { RowItem, RowList } from '../../../shared/ui/list/RowList.tsx'
import { toast } from '../../../shared/ui/overlay/toast.ts'
import { EmptyLine } from '../../../shared/ui/state/EmptyLine.tsx'
import { useRemoveSubtitles, useSaveSubtitles } from './curriculum.api.ts'
import { curriculumText as text } from './curriculum.messages.ts'
import { readSubtitles } from './videoFiles.ts'

interface LectureSubtitlesProps {
  crl_no: number
  langs: readonly SubtitleLang[]
  canChange: boolean
}

const AddSubtitles = ({ crl_no }: { crl_no: number }) => {
  const [lang, setLang] = useState<SubtitleLang>('ko')
  const input = useRef<HTMLInputElement>(null)
  const save = useSaveSubtitles()
  const send = async (file: File | undefined) => {
    if (!file) return
    const words = await readSubtitles(file).catch(() => null)
    if (words === null) return toast.error(text.unreadable)
    save.mutate({ params: { crl_no, lang }, body: { text: words } })
  }
  return (
    <Inline wraps>
      <Select
        aria-label={text.subtitleLang}
        w={120}
        allowDeselect={false}
        data={[...subtitleLang.options]}
        value={lang}
        onChange={(chosen) => chosen && setLang(chosen)}
      />
      <Button variant="default" loading={save.isPending} onClick={() => input.current?.click()}>
        {text.addSubtitles}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".vtt,.srt"
        onChange={(event) => {
          send(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
    </Inline>
  )
}

/** Subtitles of a lecture, one file a language. */
export const LectureSubtitles = ({ crl_no, langs, canChange }: LectureSubtitlesProps) => {
  const remove = useRemoveSubtitles()
  return (
    <Card title={text.subtitles}>
      <Stack>
        {langs.length === 0 && <EmptyLine>{text.noSubtitles}</EmptyLine>}
        {langs.length > 0 && (
          <RowList label={text.subtitles}>
            {langs.map((lang) => (
              <RowItem key={lang} name={subtitleLang.label(lang)}>
                {canChange && (
                  <ActionIcon
                    aria-label={text.removeSubtitles(subtitleLang.label(lang))}
                    onClick={() => remove.mutate({ params: { crl_no, lang } })}
                  >
                    <IconTrash size={16} stroke={1.6} aria-hidden />
                  </ActionIcon>
                )}
              </RowItem>
            ))}
          </RowList>
        )}
        {canChange && <AddSubtitles crl_no={crl_no} />}
      </Stack>
    </Card>
  )
}
