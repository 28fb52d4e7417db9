import type { FileVersion } from '@crm/contract/features/fileTree/fileTree.rows'
import { ActionIcon, NumberInput, Select } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { showDateTime } from '../../../shared/lib/format/date.ts'
import { Grid } from '../../../shared/ui/layout/Grid.tsx'
import { Inline, Stack } from '../../../shared/ui/layout/Stack.tsx'
import { ModalCard } from '../../../shared/ui/overlay/ModalCard.tsx'
import { PdfPage } from './PdfPage.tsx'
import { usePdf } from './usePdf.ts'
import { versionsText as text } from './versions.messages.ts'

interface SideProps {
  label: string
  versions: FileVersion[]
  version: FileVersion | undefined
  onChange: (fv_no: number) => void
  pdf: ReturnType<typeof usePdf>
  page: number
}

const Side = ({ label, versions, version, onChange, pdf, page }: SideProps) => (
  <Stack as="section" gap="sm" label={label}>
    <Select<number>
      aria-label={label}
      allowDeselect={false}
      data={versions.map(({ fv_no, ver, user_name, reg_dt }) => ({
        value: fv_no,
        label: `${text.ver(ver)} · ${user_name} · ${showDateTime(reg_dt)}`,
      }))}
      value={version?.fv_no ?? null}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
    <PdfPage pdf={pdf} page={page} label={text.pageShown(version?.ver ?? 0, page)} />
  </Stack>
)

/** Two versions of a PDF page beside page, both at the same page. */
export const CompareDialog = ({ versions, onClose }: { versions: FileVersion[]; onClose: () => void }) => {
  const [right, setRight] = useState(versions[0]?.fv_no)
  const [left, setLeft] = useState(versions[1]?.fv_no)
  const [page, setPage] = useState(1)
  const versionOf = (fv_no: number | undefined) => versions.find((version) => version.fv_no === fv_no)
  const [older, newer] = [versionOf(left), versionOf(right)]
  const [before, after] = [usePdf(older), usePdf(newer)]
  const pages = Math.max(before.source?.count ?? 1, after.source?.count ?? 1)
  const goTo = (wanted: number) => setPage(Math.min(pages, Math.max(1, wanted)))
  return (
    <ModalCard opened size={1280} title={text.compareTitle} onClose={onClose}>
      <Stack gap="row">
        <Inline justify="center">
          <ActionIcon aria-label={text.previous} disabled={page <= 1} onClick={() => goTo(page - 1)}>
            <IconChevronLeft size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
          <NumberInput
            aria-label={text.page}
            w={80}
            min={1}
            max={pages}
            value={page}
            onChange={(value) => goTo(Number(value) || 1)}
          />
          <span>{text.pageOf(page, pages)}</span>
          <ActionIcon aria-label={text.next} disabled={page >= pages} onClick={() => goTo(page + 1)}>
            <IconChevronRight size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Inline>
        <Grid gap="row">
          <Side label={text.left} {...{ versions, page }} version={older} onChange={setLeft} pdf={before} />
          <Side label={text.right} {...{ versions, page }} version={newer} onChange={setRight} pdf={after} />
        </Grid>
      </Stack>
    </ModalCard>
  )
}
