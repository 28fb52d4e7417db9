import type { Homework, HomeworkPerson } from '@crm/contract/features/homework/homework'
import { Button } from '@mantine/core'
import { showDate } from '../../shared/lib/format/date.ts'
import { SmallText } from '../../shared/ui/display/SmallText.tsx'
import { Tag } from '../../shared/ui/display/Tag.tsx'
import { Section } from '../../shared/ui/layout/Section.tsx'
import { Grow, Inline, Stack } from '../../shared/ui/layout/Stack.tsx'
import { confirm } from '../../shared/ui/overlay/dialogs.ts'
import { EmptyLine } from '../../shared/ui/state/EmptyLine.tsx'
import { useEndHomework } from './homework.api.ts'
import { homeworkText as text } from './homework.messages.ts'

export const dueWords = ({ due_dt, is_until_meeting }: Pick<Homework, 'due_dt' | 'is_until_meeting'>) => {
  if (!due_dt) return text.untilMeeting
  return is_until_meeting ? text.before(showDate(due_dt)) : text.until(showDate(due_dt))
}

const EndButton = ({ hw_no }: { hw_no: number }) => {
  const end = useEndHomework()
  const ask = async () => {
    if (await confirm({ title: text.askEnd, description: text.endHow, yes: text.end }))
      end.mutate({ params: { hw_no } })
  }
  return (
    <Button size="xs" variant="default" loading={end.isPending} onClick={ask}>
      {text.end}
    </Button>
  )
}

/** Who has finished which of the lectures. */
const Person = ({ person, homework }: { person: HomeworkPerson; homework: Homework }) => {
  const { lectures } = homework
  const finished = lectures.filter(({ crl_no }) => person.done.includes(crl_no))
  return (
    <Inline as="li" gap="row" justify="between">
      <Grow as="span">
        <strong>{person.user_name}</strong>
        <SmallText>{finished.map(({ crl_title }) => crl_title).join(', ')}</SmallText>
      </Grow>
      {!person.has_seat && !finished.length ? (
        <Tag>{text.noSeat}</Tag>
      ) : (
        <Tag tone={finished.length === lectures.length ? 'green' : 'amber'}>
          {text.progress(finished.length, lectures.length)}
        </Tag>
      )}
    </Inline>
  )
}

/** What was set, and who has watched what of it. */
export const HomeworkRows = ({ rows }: { rows: Homework[] }) => (
  <Stack>
    {rows.map((row) => (
      <Section
        key={row.hw_no}
        title={row.crs_title}
        note={text.lectureCount(row.lectures.length)}
        actions={<EndButton hw_no={row.hw_no} />}
      >
        <SmallText>{[dueWords(row), row.hw_memo].filter(Boolean).join(' · ')}</SmallText>
        <SmallText>{row.lectures.map(({ crl_title }) => crl_title).join(', ')}</SmallText>
        {row.people.length ? (
          <Stack as="ul" label={text.people}>
            {row.people.map((person) => (
              <Person key={person.user_no} person={person} homework={row} />
            ))}
          </Stack>
        ) : (
          <EmptyLine>{text.nobody}</EmptyLine>
        )}
      </Section>
    ))}
  </Stack>
)
