import { docViews } from '@crm/contract/features/docViews/docViews'
import { docReaderColumns, durationText } from '@crm/contract/features/docViews/docViews.columns'
import {
  type DocReader,
  type PageReading,
  type ReadingSummary,
  whoReads,
} from '@crm/contract/features/docViews/docViews.rows'
import { fileTree } from '@crm/contract/features/fileTree/fileTree'
import { ActionIcon, Button, Select } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { ExcelButton } from '../../../shared/kit/files/download/ExcelButton.tsx'
import { tableColumns, withCells } from '../../../shared/kit/list/listColumns.tsx'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { useRead } from '../../../shared/lib/server/useRead.ts'
import { Facts } from '../../../shared/ui/display/Facts.tsx'
import { SmallText } from '../../../shared/ui/display/SmallText.tsx'
import { Segments } from '../../../shared/ui/input/Segments.tsx'
import { Section } from '../../../shared/ui/layout/Section.tsx'
import type { Column } from '../../../shared/ui/list/column.ts'
import { DataCards } from '../../../shared/ui/list/DataCards.tsx'
import { LoadedRows } from '../../../shared/ui/state/LoadedRows.tsx'
import { lookEveryMs, type ReportChoice, reportQuery, useReaderPages } from '../docViews.api.ts'
import { reportText as text } from '../docViews.messages.ts'
import { PageBars } from './PageBars.tsx'
import classes from './Report.module.css'

export interface ReadingReportProps {
  ft_no: number
  report: (ReadingSummary & { by_page: PageReading[] }) | undefined
  choice: ReportChoice
  onChoice: (choice: ReportChoice) => void
  /** Proposes to call a reader. */
  onTodo: (reader: DocReader) => void
  /** Whose reading is opened first. */
  reader?: number | undefined
}

const mostReaders = 200
const columns = tableColumns(
  withCells(docReaderColumns, {
    seconds: ({ seconds }) => <time dateTime={`PT${seconds}S`}>{durationText(seconds)}</time>,
  }),
)
/** Where several versions are told together, the same person stands there once for each. */
const columnsWithVersion = columns.map((column) =>
  column.key === 'ver' ? { ...column, onCard: 'fact' as const } : column,
)
const whose = whoReads.options

/** Who has read a document, which pages and for how long. */
export const ReadingReport = ({
  ft_no,
  report,
  choice,
  onChoice,
  onTodo,
  reader,
  goTo,
}: ReadingReportProps & { goTo: (page: number) => void }) => {
  const [chosenNo, setChosen] = useState<number | null>(reader ?? null)
  const query = { ...reportQuery(ft_no, choice), limit: mostReaders }
  const readers = useRead(docViews.readers, { query }, { every: lookEveryMs })
  const versions = useRead(fileTree.listVersions, { params: { ft_no } }).data?.query ?? []
  const chosen = readers.data?.query.find(({ dv_no }) => dv_no === chosenNo)
  const total = readers.data?.total ?? 0
  const callColumn: Column<DocReader> = {
    key: 'call',
    title: text.call,
    onCard: 'aside',
    render: (row) => (
      <ActionIcon
        variant="subtle"
        size="sm"
        aria-label={text.callReader(row.reader)}
        title={text.callReader(row.reader)}
        onClick={() => onTodo(row)}
      >
        <IconPhone size={16} stroke={1.6} aria-hidden />
      </ActionIcon>
    ),
  }
  const { data: ofReader } = useReaderPages(chosen?.dv_no ?? null)
  const byPage = (chosen ? ofReader?.query : report?.by_page) ?? []
  return (
    <>
      <div className={classes.tools}>
        <Segments
          size="xs"
          aria-label={text.who}
          data={whose}
          value={choice.who}
          onChange={(who) => onChoice({ ...choice, who })}
        />
        <ExcelButton endpoint={docViews.excel} filter={reportQuery(ft_no, choice)} />
      </div>
      {versions.length > 1 && (
        <Select<number>
          size="xs"
          aria-label={text.version}
          placeholder={text.allVersions}
          clearable
          data={versions.map(({ fv_no, ver, reg_dt }) => ({
            value: fv_no,
            label: text.ver(ver, showDateTime(reg_dt)),
          }))}
          value={choice.fv_no}
          onChange={(fv_no) => {
            setChosen(null)
            onChoice({ ...choice, fv_no })
          }}
        />
      )}
      {report && report.readers > 0 && (
        <Section title={text.summary}>
          <Facts
            inRows
            facts={[
              [text.readerCount, text.people(report.readers)],
              [text.time, durationText(report.seconds)],
              [text.finished, text.people(report.finished)],
              [text.dropPage, report.drop_page && text.page(report.drop_page)],
              [text.lastVisit, report.last_dt && showDateTime(report.last_dt)],
            ]}
          />
        </Section>
      )}
      {byPage.length > 0 && (
        <Section title={chosen ? chosen.reader : text.byPage}>
          <PageBars rows={byPage} pages={report?.pages ?? 0} goTo={goTo} />
          {chosen && (
            <div className={classes.tools}>
              <Button size="xs" variant="default" onClick={() => setChosen(null)}>
                {text.all}
              </Button>
              <Button size="xs" leftSection={<IconPhone size={14} aria-hidden />} onClick={() => onTodo(chosen)}>
                {text.call}
              </Button>
            </div>
          )}
        </Section>
      )}
      <Section title={text.readerCount}>
        <LoadedRows read={readers} empty={text.none}>
          {(rows) => (
            <DataCards
              rows={rows}
              columns={[...(versions.length > 1 && !choice.fv_no ? columnsWithVersion : columns), callColumn]}
              rowKey={({ dv_no }) => dv_no}
              onRow={({ dv_no }) => setChosen(dv_no)}
              openedKey={chosenNo}
              expected={3}
            />
          )}
        </LoadedRows>
        {total > mostReaders && <SmallText>{text.moreReaders(mostReaders, total)}</SmallText>}
      </Section>
    </>
  )
}
