import { sumsOf } from '@crm/contract/features/estimates/estimates.rows'
import {
  type PublicEstimate,
  publicEstimateMessages,
} from '@crm/contract/features/publicEstimates/publicEstimates.rows'
import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { showDate, showFullDate } from '../../shared/lib/date.ts'
import { PageBrand } from '../../shared/ui/Brand.tsx'
import { Card } from '../../shared/ui/Card.tsx'
import { dDayOf } from '../../shared/ui/dDay.ts'
import { Facts } from '../../shared/ui/Facts.tsx'
import { Note } from '../../shared/ui/Note.tsx'
import { Stack } from '../../shared/ui/Stack.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import { AnswerNote } from './AnswerNote.tsx'
import { EstimateLines } from './EstimateLines.tsx'
import { EstimateSums } from './EstimateSums.tsx'
import classes from './PublicEstimate.module.css'
import { usePaper } from './publicEstimates.api.ts'
import { pageText as text } from './publicEstimates.messages.ts'
import { Questions } from './Questions.tsx'

const Validity = ({ est_valid_dt, days_left, state }: PublicEstimate) => {
  if (est_valid_dt === null || days_left === null) return '-'
  const isOver = days_left < 0
  return (
    <>
      {text.until(showDate(est_valid_dt))}{' '}
      {(state === 'issued' || isOver) && (
        <Tag tone={isOver ? 'red' : dDayOf(days_left).tone}>{isOver ? text.isOver : text.daysLeft(days_left)}</Tag>
      )}
    </>
  )
}

const Head = ({ t, estimate }: { t: string; estimate: PublicEstimate }) => {
  const { isBusy, start } = usePaper(t)
  const { est_title, client_name, est_to_name, est_code, est_issued_dt, emp_name, company } = estimate
  return (
    <header className={classes.head}>
      <PageBrand size={24} />
      <p className={classes.kind}>{text.kind}</p>
      <h1 className={classes.title}>{est_title}</h1>
      <p className={classes.to}>{text.to(client_name, est_to_name)}</p>
      <Facts
        facts={[
          [text.validUntil, <Validity key="valid" {...estimate} />],
          [text.number, est_code],
          [text.issued, est_issued_dt && showFullDate(est_issued_dt)],
          [text.manager, [emp_name, company.name].filter(Boolean).join(' · ')],
          company.phone !== null && [
            text.phone,
            <a key="phone" href={`tel:${company.phone}`}>
              {company.phone}
            </a>,
          ],
        ]}
      />
      <div className={classes.tools}>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
          onClick={start}
        >
          {text.pdf}
        </Button>
      </div>
    </header>
  )
}

const Words = ({ title, words }: { title: string; words: string }) =>
  words ? (
    <Card title={title}>
      <p className={classes.words}>{words}</p>
    </Card>
  ) : null

/** What is offered, what it comes to with what is ticked, questions, and the answer at the foot. */
export const EstimatePage = ({ t, estimate }: { t: string; estimate: PublicEstimate }) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const isOpen = estimate.state === 'issued'
  const lines = isOpen
    ? estimate.lines.map((line, place) => ({ ...line, is_chosen: chosen.has(place) }))
    : estimate.lines
  const sums = sumsOf({ ...estimate, lines })
  const choose = (place: number, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, place] : [...before].filter((each) => each !== place)))
  return (
    <main className={classes.page}>
      <Head t={t} estimate={estimate} />
      <Stack>
        {estimate.is_newer && (
          <Note tone="accent" role="status">
            <strong>{publicEstimateMessages.newer}</strong> {text.newerNote}
          </Note>
        )}
        <AnswerNote estimate={estimate} />
        <EstimateLines lines={lines} onChoose={isOpen ? choose : undefined} />
        <EstimateSums estimate={estimate} sums={sums} />
        <Words title={text.terms} words={estimate.est_terms} />
        <Words title={text.note} words={estimate.est_note} />
        <Questions t={t} estimate={estimate} />
      </Stack>
      <AnswerFoot t={t} estimate={estimate} chosen={[...chosen].sort((a, b) => a - b)} total={sums.total} />
    </main>
  )
}
